// Serves the page from this device. EDITION and FILES are filled in by the build (scripts/offline-plugin.ts).
const EDITION = '%EDITION%';
const FILES = ['%FILES%'];
const CACHE = `conclave-${EDITION}`;

// Each file is asked for past the browser's own cache: an edition is whole or not at all.
addEventListener('install', event => {
  event.waitUntil(
    caches.open(CACHE).then(cache => cache.addAll(FILES.map(file => new Request(file, { cache: 'reload' })))),
  );
});

// The edition before this one stays for pages that are still open; older ones go.
addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      const editions = (await caches.keys()).filter(name => name.startsWith('conclave-') && name !== CACHE);
      for (const old of editions.slice(0, -1)) await caches.delete(old);
      await clients.claim();
    })(),
  );
});

addEventListener('message', event => {
  if (event.data === 'turn') event.waitUntil(skipWaiting());
});

const answer = async request => {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate' ? new URL('./', registration.scope).href : request;
  return (await cache.match(page)) ?? (await caches.match(request)) ?? fetch(request);
};

// Somebody is called who does not look: every call shows something, and a later one of the same tag takes its place.
addEventListener('push', event => {
  const { notification = {} } = event.data?.json() ?? {};
  const { title = 'Conclave', body = '', lang, tag, navigate, app_badge: badge } = notification;
  const icon = new URL('./icon-192.png', registration.scope).href;
  event.waitUntil(
    Promise.all([
      registration.showNotification(title, { body, lang, tag, icon, data: { navigate } }),
      Number(badge) > 0 ? navigator.setAppBadge?.(Number(badge)) : undefined,
    ]),
  );
});

// A page of this house that is open goes there; without one, a new one does.
addEventListener('notificationclick', event => {
  event.notification.close();
  const address = new URL(event.notification.data?.navigate ?? './', registration.scope);
  const here = address.origin === location.origin ? address.href : registration.scope;
  event.waitUntil(
    (async () => {
      const [open] = await clients.matchAll({ type: 'window' });
      if (open === undefined) return clients.openWindow(here);
      await open.focus();
      return open.navigate(here);
    })(),
  );
});

// Only files of this edition are ours; tables with people go to the network as ever.
addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const scope = new URL(registration.scope).pathname;
  const file = `./${pathname.slice(scope.length)}`;
  const isPage = request.mode === 'navigate' && (file === './' || file === './index.html');
  if (isPage || FILES.includes(file) || file.startsWith('./assets/')) event.respondWith(answer(request));
});
