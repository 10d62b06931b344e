import type { Page, Request } from '@playwright/test';
import { until } from '../../until';
import { watchFaults } from '../support/browser/watch-faults';
import { LONG_WAIT_MS } from '../../patience';

/** A room is asked for again and again, and answered when something has changed. */
const isHeld = (request: Request): boolean => /\/api\/rooms\/[^/]+$/.test(new URL(request.url()).pathname);

/** What is heard of a page, from one address to the next. */
export interface Listener {
  /** Whatever went wrong, and every word in its console. */
  heard: string[];
  /** Waits until everything is there that the page has asked for. */
  quiet: () => Promise<void>;
  /** Begins anew, for the next address. */
  forget: () => void;
}

/** Listens to a page that has not been anywhere yet. */
export function listen(page: Page): Listener {
  const heard = watchFaults(page);
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => !isHeld(request) && underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    heard,
    quiet: async () => {
      // What comes into view is asked for in the next frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await until(() => underWay.size === 0, Boolean, LONG_WAIT_MS).catch(() =>
        heard.push(...[...underWay].map((request) => `never came: ${request.url()}`)),
      );
    },
    forget: () => {
      heard.length = 0;
      underWay.clear();
    },
  };
}
