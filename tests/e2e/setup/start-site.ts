import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingsFrom } from '../../../api/settings';
import { startApi } from '../../../api/start-api';
import { readHostOptions } from '../../../host/host-options';
import { currentLink } from '../../../host/releases/release-folders';
import { startHost } from '../../../host/start-host';
import { ensureBrowser } from '../../../scripts/browser/ensure-browser';
import { createGallery } from '../../../src/gallery/gallery';
import { listSitePages } from '../support/site/site-pages';
import { makePreviews } from '../support/site/make-previews';
import { makeRooms } from '../support/site/make-rooms';
import type { SiteUnderTest } from '../support/site/site';
import { takeMade } from '../support/site/take-made';
import { startGreyPictures } from './grey-pictures';
import { keepRunning } from './running-site';

/** Every test file sends forms, all from one address. */
const FORM_RATE = 1000;

/** Starts the API, with a data folder of its own, and the host of the built site, once for all test files. */
export default async function startSite(): Promise<void> {
  const { deployDir } = readHostOptions(process.env);
  if (!existsSync(currentLink(deployDir))) {
    throw new Error(`There is no built site in ${deployDir}/ to test. Build it first: npm run build`);
  }
  process.env.CHROME_PATH = await ensureBrowser();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-under-test-'));
  // The build has just asked an API of the sample.
  await takeMade(settingsFrom(process.env).dataDir, dataDir);
  const api = await startApi({
    port: 0,
    dataDir,
    warmMedia: false,
    formRate: FORM_RATE,
    logLevel: 'warn',
  });
  keepRunning(api, dataDir);
  const host = await startHost({
    port: 0,
    host: '127.0.0.1',
    deployDir,
    apiUrl: api.url,
    logLevel: 'warn',
  });
  keepRunning(host);
  const door = await startGreyPictures(host.url);
  keepRunning(door);

  const pages = [
    ...(await listSitePages(createGallery({ baseUrl: api.url }))),
    ...(await makePreviews(dataDir)),
    ...(await makeRooms(dataDir)),
  ];
  const site: SiteUnderTest = { url: door.url, apiUrl: api.url, dataDir, pages };
  process.env.SITE_UNDER_TEST = path.join(dataDir, 'site-under-test.json');
  await writeFile(process.env.SITE_UNDER_TEST, JSON.stringify(site));
}
