import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { startApi } from '../../api/start-api';
import { readHostOptions } from '../../host/host-options';
import { startHost } from '../../host/start-host';
import { runScript } from '../../scripts/lib/run-script';
import { DRAWING, launchBrowser } from '../e2e/support/browser/launch-browser';
import { makePreviews } from '../e2e/support/site/make-previews';
import { makeRooms } from '../e2e/support/site/make-rooms';
import { makeContactSheet, type Shot } from './contact-sheet';
import type { Screen } from './screen';
import { SCREENS } from './screens';
import { previewArrived, roomScreens } from './states';
import { nameOf, ROWS } from './settings';
import { takeScreenshot } from './take-screenshot';

/**
 * Pictures of every screen of the built site into `screenshots/`, one contact sheet a screen and a folder with its
 * pictures in full: `npm run screenshots`, or of some alone: `npm run screenshots -- --only home,work`.
 */
const FOLDER = 'screenshots';
/** Made pictures are kept there: a second run is much quicker. */
const DATA_DIR = path.join(FOLDER, '.data');
/** More a minute than there are pictures of forms. */
const FORM_RATE = 1000;

runScript(async (signal) => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  await mkdir(DATA_DIR, { recursive: true });
  const api = await startApi({
    port: 0,
    dataDir: DATA_DIR,
    warmMedia: false,
    formRate: FORM_RATE,
    logLevel: 'error',
  });
  const { deployDir } = readHostOptions(process.env);
  const host = await startHost({
    port: 0,
    host: '127.0.0.1',
    deployDir,
    apiUrl: api.url,
    follows: false,
    logLevel: 'error',
  });
  // Or the browser of a busy machine paints a large picture's colour now, and the picture a moment later.
  const browser = await launchBrowser('--disable-checker-imaging', ...DRAWING);
  try {
    const [en, fr] = (await makePreviews(DATA_DIR)).map((page) => page.path) as [string, string];
    const preview: Screen = { name: 'preview', paths: { en, fr }, arrive: previewArrived };
    const rooms = (await makeRooms(DATA_DIR)).map((page) => page.path) as [string, string];
    const room = roomScreens({ en: rooms[0], fr: rooms[1] });
    for (const screen of chosen([...SCREENS, preview, ...room], values.only)) {
      signal.throwIfAborted();
      await show(browser, host.url, screen);
    }
  } finally {
    await browser.close();
    await host.close();
    await api.close();
  }
});

/** @throws Error that names the screens there are */
function chosen(screens: readonly Screen[], only: string | undefined): readonly Screen[] {
  if (!only) return screens;
  const names = only.split(',');
  const unknown = names.filter((name) => screens.every((screen) => screen.name !== name));
  if (unknown.length > 0)
    throw new Error(
      `No screen is called ${unknown.join(', ')}; there are: ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return screens.filter(({ name }) => names.includes(name));
}

/** Writes the pictures of a screen, and its contact sheet. */
async function show(browser: Browser, origin: string, screen: Screen): Promise<void> {
  const folder = path.join(FOLDER, screen.name);
  await mkdir(folder, { recursive: true });
  const rows: Shot[][] = [];
  for (const settings of ROWS) {
    const shots = settings.map(async (setting): Promise<Shot[]> => {
      const png = await takeScreenshot(browser, origin, screen, setting);
      if (!png) return [];
      await sharp(png)
        .jpeg({ quality: 85 })
        .toFile(path.join(folder, `${nameOf(setting)}.jpg`));
      return [{ png, width: setting.width, height: setting.height }];
    });
    rows.push((await Promise.all(shots)).flat());
  }
  const sheet = path.join(FOLDER, `${screen.name}.jpg`);
  await writeFile(sheet, await makeContactSheet(rows.filter((row) => row.length > 0)));
  process.stdout.write(`${sheet}\n`);
}
