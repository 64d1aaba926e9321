import type { APIRoute } from 'astro';
import { contentsOf, pagesOf } from '../layouts/contents';
import { pathTo } from '../layouts/links';
import { games } from '../library';

export const GET: APIRoute = async ({ site }) => {
  const books = await Promise.all(games.map(contentsOf));
  const pages = books.flatMap(pagesOf);
  const paths = [pathTo(), ...pages.map(({ href }) => href), pathTo('credits')];
  const urls = paths.map((path) => `<url><loc>${new URL(path, site)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml);
};
