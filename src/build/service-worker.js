// The build puts two constants before this text: `version`, which changes with any page, and `assets`, the scripts
// and fonts, below the address of this file.
const cacheName = `ludex-${version}`;

/** Files whose addresses change with their content. */
const isLasting = ({ pathname }) => /\/_astro\/|\/search\/[\da-f]+\//.test(pathname);

/** What a reader has chosen stands behind the question mark; the page is the same. */
const keyOf = ({ origin, pathname }) => origin + pathname;

async function keep(key, response) {
  if (response.ok && !response.redirected) await (await caches.open(cacheName)).put(key, response.clone());
  return response;
}

async function lasting(request, key) {
  return (await caches.match(key)) ?? keep(key, await fetch(request));
}

/** The network first: an old page would ask for scripts that a newer site no longer has. */
async function fresh(request, key) {
  try {
    return await keep(key, await fetch(request));
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function keepOpenPages() {
  const cache = await caches.open(cacheName);
  const pages = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  await Promise.all(pages.map(({ url }) => cache.add(keyOf(new URL(url)))));
}

async function forgetOlder() {
  const names = (await caches.keys()).filter((name) => name.startsWith('ludex-') && name !== cacheName);
  await Promise.all(names.map((name) => caches.delete(name)));
}

addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(assets)));
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), keepOpenPages()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(isLasting(url) ? lasting(request, keyOf(url)) : fresh(request, keyOf(url)));
});
