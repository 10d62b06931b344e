import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser/ensure-browser';
import { scrollFrames } from './scroll-frames';
import type { BenchDesk } from './start-bench-desk';

const TIMES = 10;
const KEYS = 30;
/** ms between two keys: what was typed before is in the page then. */
const BETWEEN_KEYS = 1_200;

/** What was measured: ms, or bytes as they are sent with gzip. */
export interface ScreenTimes {
  name: string;
  times?: number[];
  bytes?: number;
}

/** The list, an item that is opened from it, and what is typed there until the page beside it has it. */
export async function* screenTimes(desk: BenchDesk, signal: AbortSignal): AsyncGenerator<ScreenTimes> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await context.addCookies([{ name: 'desk', value: desk.secret, url: desk.url }]);
    const page = await context.newPage();
    const scripts = collectScripts(page);
    yield { name: 'the list in a browser', times: await listTimes(page, desk, signal) };
    yield { name: 'a frame while the list is scrolled', times: (await scrollFrames(page)).frames };
    await scripts.bytes();
    const rows = page.getByRole('row').getByRole('link');
    const started = performance.now();
    await rows.first().click();
    await title(page).waitFor();
    yield { name: 'an item opened the first time', times: [performance.now() - started] };
    await page.locator('iframe').waitFor();
    yield { name: 'scripts that the first item fetches', bytes: await scripts.bytes() };
    yield { name: 'an item opened from the list', times: await openTimes(page, desk, signal) };
    yield { name: 'a key, until the page beside has it', times: await keyTimes(page, signal) };
  } finally {
    await browser.close();
  }
}

const title = (page: Page) => page.getByRole('textbox', { name: /^title, English$/i });

async function listTimes(page: Page, { url }: BenchDesk, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    signal.throwIfAborted();
    await page.goto('about:blank');
    const started = performance.now();
    await page.goto(`${url}/desk/works`);
    await page.getByRole('row').nth(3).waitFor();
    times.push(performance.now() - started);
  }
  return times;
}

async function openTimes(page: Page, { url }: BenchDesk, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  await page.goto(`${url}/desk/works`);
  for (let turn = 0; turn <= TIMES; turn += 1) {
    signal.throwIfAborted();
    const link = page.getByRole('row').getByRole('link').nth(turn);
    await link.waitFor();
    const started = performance.now();
    await link.click();
    await title(page).waitFor();
    times.push(performance.now() - started);
    if (turn < TIMES) await page.goBack();
  }
  // With the first of them the code comes, which has a time of its own.
  return times.slice(1);
}

/** From a key to the moment when the preview has what it wrote. */
async function keyTimes(page: Page, signal: AbortSignal): Promise<number[]> {
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await title(page).click();
  await page.keyboard.press('End');
  const times: number[] = [];
  for (let turn = 0; turn < KEYS; turn += 1) {
    signal.throwIfAborted();
    const key = String.fromCharCode('a'.charCodeAt(0) + (turn % 26));
    const written = (await title(page).inputValue()) + key;
    const started = performance.now();
    await page.keyboard.type(key);
    await page.frameLocator('iframe').getByRole('heading', { level: 1, name: written }).waitFor();
    times.push(performance.now() - started);
    await page.waitForTimeout(BETWEEN_KEYS);
  }
  return times;
}

/** The scripts that a page has been sent since it was last asked. */
function collectScripts(page: Page): { bytes: () => Promise<number> } {
  let answers: Response[] = [];
  page.on('response', (answer) => {
    if (/\/desk\/assets\/.*\.js$/.test(answer.url())) answers.push(answer);
  });
  return {
    async bytes() {
      const bodies = await Promise.all(answers.map((answer) => answer.body().catch(() => Buffer.alloc(0))));
      answers = [];
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
  };
}
