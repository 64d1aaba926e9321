import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export interface Site {
  /** With the base path and a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** The built files. Without them there is nothing to prove. */
export function requireBuilt(directory: string): string {
  if (existsSync(join(directory, 'index.html'))) return directory;
  throw new Error(`There is no built site in '${directory}': run 'npm run build' before the browser tests.`);
}

/** The file that a plain static host sends for a path; a folder sends its index.html. */
export function fileFor(directory: string, pathname: string): string | undefined {
  let path: string;
  try {
    path = normalize(join(directory, decodeURIComponent(pathname)));
  } catch {
    return undefined;
  }
  if (path !== directory && !path.startsWith(directory + sep) && path !== directory + sep) return undefined;
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path;
  const index = join(path, 'index.html');
  return existsSync(index) ? index : undefined;
}

/** The pages of a built site, as paths below its base: '' is the home page, 'q/combat/' a chapter. */
export function pagesOf(directory: string, below = ''): string[] {
  return readdirSync(join(directory, below), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return pagesOf(directory, `${below}${entry.name}/`);
    return entry.name === 'index.html' ? [below] : [];
  });
}

/** Every HTML file, also those that are not found by their folder: 404.html. */
export function htmlFilesOf(directory: string, below = ''): string[] {
  return readdirSync(join(directory, below), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return htmlFilesOf(directory, `${below}${entry.name}/`);
    return entry.name.endsWith('.html') ? [below + entry.name] : [];
  });
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
}

/** Serves a built site as any static host does: folders, the 404 page, a redirect to the closing slash. */
export async function serveSite(directory: string, base = '/'): Promise<Site> {
  requireBuilt(directory);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
    const file = inside === undefined ? undefined : fileFor(directory, inside);
    if (file?.endsWith('index.html') && !pathname.endsWith('/') && !pathname.endsWith('index.html')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const missing = join(directory, '404.html');
    const body = file ?? (existsSync(missing) ? missing : undefined);
    const type = body === undefined ? 'text/plain' : (types[extname(body)] ?? 'application/octet-stream');
    response.writeHead(file ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(body === undefined ? 'Not found' : readFileSync(body));
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
