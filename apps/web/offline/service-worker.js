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

const pathOf = ({ url }) => new URL(url).pathname;
const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The server calls the player of this device to a table; who has it before her eyes is not disturbed. */
async function showCall({ table, title, body, stop }) {
  const path = `/table/${table}`;
  if ((await pages()).some((page) => page.focused && pathOf(page) === path)) return;
  await self.registration.showNotification(title, {
    body,
    tag: path,
    icon: '/icons/icon-192.png',
    data: { path },
    actions: [{ action: 'stop', title: stop }],
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showCall(event.data.json()));
});

/** No more calls on this device. */
async function stopCalls() {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await fetch('/api/me/calls/push/here', { method: 'DELETE' });
}

/** The page of a table if it is open, else a new one; without a table whichever page there is. */
async function open(path) {
  const all = await pages();
  const page = path === undefined ? all[0] : all.find((one) => pathOf(one) === path);
  return page ? page.focus() : self.clients.openWindow(path ?? '/');
}

/** A click on a notification leads to its table. */
self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === 'stop' ? stopCalls() : open(notification.data?.path));
});
