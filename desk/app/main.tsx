import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeUIProvider, type Theme } from 'theme-ui';
import { DeskStyles } from '../theme/desk-styles';
import { theme } from '../theme/theme';
import { loadStart, onPerson, queryClient } from './data';
import { router } from './router';
import { watchTyped } from './letters/last-typed';
import { doorLanguage } from './identity/door-language';
import { keepLastPerson } from './identity/last-person';
import { Speaking } from './speaking';
import { loadLanguage } from './words';

/** The page's Content-Security-Policy allows only styles with its nonce. */
const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce;
const cache = createCache({ key: 'desk', ...(nonce && { nonce }) });

/** After a new build the old files are gone, and a reload gets the new ones; while nothing answers, it would lose what is open. */
window.addEventListener('vite:preloadError', () => {
  void fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
});
onPerson((me) => {
  keepLastPerson(me?.id ?? null);
  void router.invalidate();
});

watchTyped();

/** A function: an object would be copied at each rendering. */
const deskTheme = () => theme as Theme;

async function start(): Promise<void> {
  const { me } = await loadStart();
  keepLastPerson(me?.id ?? null);
  const language = await loadLanguage(me?.language ?? doorLanguage());
  const place = document.getElementById('desk');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <ThemeUIProvider theme={deskTheme}>
          <DeskStyles />
          <QueryClientProvider client={queryClient}>
            <Speaking first={language}>
              <RouterProvider router={router} />
            </Speaking>
          </QueryClientProvider>
        </ThemeUIProvider>
      </CacheProvider>
    </StrictMode>,
  );
}

/** Without the network it shows what is kept, where the browser would show its own page. */
void navigator.serviceWorker?.register('/desk/worker.js', { scope: '/desk' }).catch(() => undefined);

/** ms until the next try where the server does not answer. */
const AGAIN_MS = 3_000;

start().catch(() => setTimeout(() => location.reload(), AGAIN_MS));
