import type { APIRoute } from 'astro';
import { pathTo } from '../layouts/links';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(pathTo('sitemap.xml'), site)}\n`);
