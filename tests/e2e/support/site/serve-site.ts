import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingsFrom } from '../../../../api/settings';
import { startApi } from '../../../../api/start-api';
import { readHostOptions } from '../../../../host/host-options';
import { startHost } from '../../../../host/start-host';
import { createGallery } from '../../../../src/gallery/gallery';
import { startGreyPictures } from './grey-pictures-server';
import { makePreviews } from './make-previews';
import { makeRooms } from './make-rooms';
import type { SiteUnderTest } from './site';
import { listSitePages } from './site-pages';
import { takeMade } from './take-made';

/** Every test file sends forms, all from one address. */
const FORM_RATE = 1000;

/**
 * The process beside the tests: the API, with a data folder of its own, and the host of the built site. It sends the path of
 * a file that says where they are (`SiteUnderTest`), and ends with who has started it.
 */
async function serveSite(): Promise<void> {
  const { deployDir } = readHostOptions(process.env);
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
  const host = await startHost({
    port: 0,
    host: '127.0.0.1',
    deployDir,
    apiUrl: api.url,
    follows: false,
    logLevel: 'warn',
  });
  const front = await startGreyPictures(host.url);
  process.once('disconnect', () => {
    void (async () => {
      for (const server of [front, host, api]) await server.close();
      await rm(dataDir, { recursive: true, force: true });
      process.exit();
    })();
  });

  const pages = [
    ...(await listSitePages(createGallery({ baseUrl: api.url }))),
    ...(await makePreviews(dataDir)),
    ...(await makeRooms(dataDir)),
  ];
  const site: SiteUnderTest = { url: front.url, apiUrl: api.url, dataDir, pages };
  const file = path.join(dataDir, 'site-under-test.json');
  await writeFile(file, JSON.stringify(site));
  process.send?.(file);
}

void serveSite();
