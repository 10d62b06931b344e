import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser/ensure-browser';
import { MODEL_WORDS } from '../../src/i18n/pages/model-words';
import { translator } from '../../src/i18n/i18n';

/** A browser that draws by the processor, for want of a graphics card. */
export const openDrawing = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });

/** Each has a cache of its own. */
export const newVisitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB' });

const offer = (page: Page) => page.getByRole('button', { name: translator('en')('model.turn') }).first();

/** Opens the page of a work, until 'turn it' is there and nothing is loaded any more. */
export async function openWork(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByText(translator('en')('model.turn')).first().scrollIntoViewIfNeeded();
  await offer(page).waitFor();
  await page.waitForLoadState('networkidle');
}

/** A processor of a quarter of this one's speed for all that is not drawn, and a line of 10 Mbit/s. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 10e6 / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Clicks 'turn it'. @returns ms until the piece is in the picture */
export async function turn(page: Page): Promise<number> {
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = NaN;
        addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[data-part=stage][data-state=shown]')) return;
          observer.disconnect();
          // What is decided before a frame is seen after the next.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clicked)));
        });
        observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
      }),
  );
  await offer(page).click();
  return drawn;
}

export async function close(page: Page): Promise<void> {
  await page.getByRole('button', { name: MODEL_WORDS.en['turn.back'] }).click();
  await page.locator('[data-part=stage]').waitFor({ state: 'detached' });
}
