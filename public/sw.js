// Answers one thing: a page that cannot be had, with the words that say so. Everything else goes to the network as if
// this were not here, so that nobody's data is kept and no old code is served.
const KEPT = 'offline-__VERSION__';
const PAGE = '/offline.html';

addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then(cache => cache.add(new Request(PAGE, { cache: 'reload' })))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', event => {
  event.waitUntil(
    Promise.all([
      registration.navigationPreload?.enable(),
      caches
        .keys()
        .then(names => Promise.all(names.filter(name => name !== KEPT).map(name => caches.delete(name)))),
    ]),
  );
});

addEventListener('fetch', event => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(page(event));
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}
