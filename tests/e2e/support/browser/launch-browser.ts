import { chromium, type Browser } from 'playwright-core';
import { ensureBrowser } from '../../../../scripts/browser/ensure-browser';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  // The tabs of a visitor share a process, and none is held ready: to start one takes as long as to read a page.
  '--renderer-process-limit=1',
];

/** For WebGL by the processor, where there is no other. */
export const DRAWING = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Starts the browser of the tests, with further arguments where they are given. */
export const launchBrowser = async (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureBrowser(), args: [...ARGUMENTS, ...more] });
