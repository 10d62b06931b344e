import type { Browser } from 'playwright-core';
import NodeEnvironment from '../../setup/node-environment';
import { launchBrowser } from '../support/browser/launch-browser';
import { keepRunning } from './running-site';

/** jest loads an environment anew for each file, so what outlives a file hangs on the process. */
const worker = globalThis as typeof globalThis & { browserUnderTest?: Promise<Browser> };

/**
 * Where end-to-end tests run: with a browser that all files of a process share. For each file to read Playwright and start
 * a browser took two seconds of it. What a file opens there it closes.
 */
export default class BrowserEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    if (!(await worker.browserUnderTest)?.isConnected()) worker.browserUnderTest = startBrowser();
    this.global.browserUnderTest = await worker.browserUnderTest;
  }

  /** A second try has a browser that knows nothing of the first: one that draws no frame any more fails all of them. */
  async handleTestEvent({ name }: { name: string }): Promise<void> {
    if (name !== 'test_retry') return;
    // What is open in the one before is somebody's still, so it is closed with the process.
    worker.browserUnderTest = startBrowser();
    this.global.browserUnderTest = await worker.browserUnderTest;
  }
}

async function startBrowser(): Promise<Browser> {
  // Drawing without a GPU in a process of its own took a twentieth of the time (bench/README.md).
  const browser = await launchBrowser('--in-process-gpu');
  // Where all files run in jest's own process.
  keepRunning(browser);
  // jest tells a worker that all is over by listening to it no longer; a browser would keep it alive.
  process.on('removeListener', (event) => {
    if (event === 'message' && process.listenerCount('message') === 0) process.exit();
  });
  return browser;
}
