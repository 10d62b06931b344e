import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/lib/ports';
import { until } from '../until';
import { SITE } from '../e2e/support/site/site';
import { test } from '../e2e/support/test';

const DRIVERS = ['/usr/bin/WebKitWebDriver'];
/** Where Debian's packages put WebKit's own small browser. */
const BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
/** As narrow as its window gets. */
const PHONE = { x: 0, y: 0, width: 447, height: 844 };
/** ms for everything that a page is waited for. */
export const PATIENCE = 20_000;

/**
 * A path of the site in WebKit, as a new visitor, who is gone after the test. `faults` answers the errors of scripts since the page
 * was loaded. It wants Debian's webkit2gtk-driver, and a screen (`xvfb-run npm run webkit`).
 */
export function useWebkit(): (path: string) => Promise<{ page: WebDriver; faults: () => Promise<string[]> }> {
  let driver: ChildProcess;
  let server: string;
  let page: WebDriver | undefined;
  test.beforeAll(async () => {
    const port = await freePort();
    server = `http://127.0.0.1:${port}`;
    driver = spawn(installed(DRIVERS), [`--port=${port}`], { stdio: 'ignore' });
    const ready = () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(ready, Boolean, PATIENCE);
  });
  test.afterEach(async () => {
    await page?.quit();
    page = undefined;
  });
  test.afterAll(() => driver.kill());

  return async (path) => {
    const opened = await new Builder().usingServer(server).withCapabilities(minibrowser()).build();
    page = opened;
    await opened.manage().window().setRect(PHONE);
    await opened.get(SITE.url + path);
    await opened.executeScript(watchErrors);
    return { page: opened, faults: () => opened.executeScript<string[]>('return window.faults') };
  };
}

const minibrowser = (): Capabilities =>
  new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: installed(BROWSERS), args: ['--automation'] },
  });

/** Runs in the page. */
const watchErrors = `
  window.faults = [];
  addEventListener('error', ({ message }) => faults.push('error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push('rejected: ' + reason));
  for (const level of ['error', 'warn', 'info', 'log'])
    console[level] = (...words) => faults.push('console.' + level + ': ' + words.join(' '));
`;

function installed(paths: string[]): string {
  const found = paths.find(existsSync);
  if (found) return found;
  throw new Error(`There is no ${paths.join(' or ')}. Install Debian's webkit2gtk-driver.`);
}
