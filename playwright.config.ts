import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/browser/ensure-browser';
import { BROWSER_ARGUMENTS, DRAWING } from './tests/e2e/support/browser/launch-browser';
import { TEST_MS, WAIT_MS } from './tests/patience';

/** What needs a browser that draws models by the processor; the others start faster without. */
const MODELS = ['e2e/model/*.test.ts', 'e2e/walk/models.test.ts'];
const BUILDS = 'e2e/builds/*.test.ts';
/**
 * For `npm run test:all` alone: servers of others before the host, whole sites held to each edit, hostile and endless texts,
 * faults of lines and devices, letters and colours of the system, and what fewer people do at the desk.
 */
const LONG = [
  'e2e/desk/{confirming,editor-acts,editor-together,list-and-editor,lists,passed-on,renamed}.test.ts',
  'e2e/desk/{keyboard-alone,room-pictures}.test.ts',
  'e2e/desk/pictures/*.test.ts',
  'e2e/files/nginx.test.ts',
  'e2e/lights/{evening,forced-colours,motion}.test.ts',
  'e2e/live/{endless-texts,every-edit,function-faults,hostile-texts,varnish}.test.ts',
  'e2e/navigation/{console,keyboard-controls,large-text,page-change,prefetch,slow,updates}.test.ts',
  'e2e/viewer/viewer-{faults,lights,zoom}.test.ts',
];
const LONG_MODELS = ['e2e/model/{faults,offer,room,side-by-side}.test.ts', 'e2e/walk/models.test.ts'];

// Workers read it from the environment, and look for none of their own.
const executablePath = (process.env.CHROME_PATH ??= ensureBrowser());
const launch = (...more: string[]) => ({
  launchOptions: { executablePath, args: [...BROWSER_ARGUMENTS, ...more] },
});
export default defineConfig({
  testDir: 'tests',
  testMatch: 'e2e/**/*.test.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  // Nothing is tried twice: what fails by chance is a fault of the test or of the product.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  reporter: [['list'], ['json', { outputFile: process.env.TEST_RESULTS ?? 'test-results/results.json' }]],
  use: { ...launch(), screenshot: 'only-on-failure', trace: 'off' },
  projects: [
    { name: 'site', testIgnore: [...MODELS, ...LONG, BUILDS] },
    { name: 'models', testMatch: 'e2e/model/turn.test.ts', use: launch(...DRAWING) },
    { name: 'long-models', testMatch: LONG_MODELS, use: launch(...DRAWING) },
    { name: 'long', testMatch: LONG },
    { name: 'builds', testMatch: BUILDS },
    { name: 'firefox', testMatch: 'firefox/*.test.ts' },
    { name: 'webkit', testMatch: 'webkit/*.test.ts' },
  ],
});
