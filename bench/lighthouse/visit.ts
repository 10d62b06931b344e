import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import type { Figures } from './figures';

const FLAGS = ['--headless=new', '--disable-gpu', '--disable-quic'];

/** A trace now and then comes out without its beginning; Lighthouse asks to be run again. */
const ATTEMPTS = 3;

/**
 * One first visit to a page as Lighthouse simulates it, on a slow phone with a slow network, in a browser of its own.
 * It calls itself by a phone's name, so that the host does not take it for a robot.
 * @param chromePath of the browser's executable
 * @returns the whole report
 * @throws Error that says what kept Lighthouse from the page
 */
export async function visit(url: string, chromePath: string): Promise<Result> {
  let fault = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const report = await attemptVisit(url, chromePath);
    if (!report.runtimeError) return report;
    fault = report.runtimeError.message;
  }
  throw new Error(`${url}: ${fault}`);
}

async function attemptVisit(url: string, chromePath: string): Promise<Result> {
  // Loaded by Node itself: what tsx makes of a module on the way to `require` can't be run in a page.
  const { default: lighthouse } = await import('lighthouse');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const chrome = await launch({ chromePath, chromeFlags: [...FLAGS, ...sandbox], logLevel: 'silent' });
  try {
    const report = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
    if (!report) throw new Error(`Lighthouse said nothing about ${url}.`);
    return report.lhr;
  } finally {
    chrome.kill();
  }
}

/** A report in figures. */
export function figuresOf({ categories, audits }: Result): Figures {
  const score = (category: string): number => (categories[category]?.score ?? 0) * 100;
  const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    cls: value('cumulative-layout-shift'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
  };
}
