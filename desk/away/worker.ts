/** What the build puts in: the addresses of the page for who is without the network, and of what it needs. */
declare const AWAY_PAGE: string;
declare const AWAY_FILES: readonly string[];

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = globalThis as unknown as EventTarget & { skipWaiting(): Promise<void> };

/** Another build has files of other names, and so another one. */
const NAME = `away ${AWAY_FILES.join(' ')}`;

worker.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    await (await caches.open(NAME)).addAll(AWAY_FILES);
    await worker.skipWaiting();
  };
  (event as Lasting).waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    for (const name of await caches.keys())
      if (name.startsWith('away ') && name !== NAME) await caches.delete(name);
  };
  (event as Lasting).waitUntil(tidy());
});

/** Only pages, and what the page for them needs: all else is between the desk and its server. */
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Asked;
  const answer = respondWith.bind(event);
  const kept = async (address: string): Promise<Response> => {
    const found = await caches.match(address);
    return found ?? Response.error();
  };
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') answer(fetch(request).catch(() => kept(AWAY_PAGE)));
  else if (AWAY_FILES.includes(pathname))
    answer(kept(pathname).then((found) => (found.ok ? found : fetch(request))));
});
