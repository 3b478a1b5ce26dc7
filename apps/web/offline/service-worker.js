/* global KEPT: the version and the files of this build, written before this file when the client is built */
const CACHE = `treefort-${KEPT.version}`;
const FILES = new Set(KEPT.files.map((file) => `/${file}`));

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...FILES])));
});

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith('treefort-') && name !== CACHE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))),
  );
});

/** Pages come from the network if there is one, so that a new version is found; its files come from the cache. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/index.html')));
  } else if (FILES.has(url.pathname)) {
    event.respondWith(
      caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)),
    );
  }
});

/** A click on a notification leads back to the page. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then(([page]) => page?.focus() ?? self.clients.openWindow('/')),
  );
});
