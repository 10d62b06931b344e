import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../../../../scripts/browser/ensure-browser';

/** Switches of the tests' browser. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  // Drawing without a GPU in a process of its own took a twentieth of the time.
  '--in-process-gpu',
  // The tabs of a visitor share a process, and none is held ready: to start one takes as long as to read a page.
  '--renderer-process-limit=1',
];

/** For WebGL by the processor, where there is no other. */
export const DRAWING = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Starts the browser of the tests, with further arguments where they are given. */
export const launchBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS, ...more] });
