import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../../tests/until';
import { FUNCTION_FOLDER } from '../../../src/release/manifest';
import { releaseFolder } from '../../releases/release-folders';
import { makeRelease, writeManifest } from '../../testing/make-deploy';
import { writeFunction } from '../../testing/sample-function';
import { KEY_FILES } from './sample-manifest';

/**
 * Moments at which a build can be held: it has read what there is to build from; its release is written; the function of
 * the release is being started, right before it is served.
 */
export type Moment = 'read' | 'written' | 'prepared';

/** The page of a release that shows what was read, as a list of JSON. */
export const PAGE_OF_EDITS = 'static/about/index.html';
const TEMPLATE = 'template';

/** Writes a release from a template, little by little, as Gatsby does: what there is to build from is read first. */
const BUILD = `
  const fs = require('node:fs');
  const path = require('node:path');
  const { RELEASE_DIR, RELEASE_STARTED_AT } = process.env;
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  async function reach(moment) {
    await pause(60);
    const hold = path.join(STAND_IN, 'hold-' + moment);
    if (fs.existsSync(hold)) fs.writeFileSync(path.join(STAND_IN, 'at-' + moment), '');
    while (fs.existsSync(hold)) await pause(5);
  }
  async function build() {
    await pause(60);
    const edits = fs.readFileSync(path.join(STAND_IN, 'edits.json'));
    await reach('read');
    const template = path.join(STAND_IN, 'releases', '${TEMPLATE}');
    const manifest = JSON.parse(fs.readFileSync(path.join(template, 'manifest.json'), 'utf8'));
    for (const part of ['static', 'function']) {
      fs.cpSync(path.join(template, part), path.join(RELEASE_DIR, part), { recursive: true });
      await pause(60);
    }
    fs.writeFileSync(path.join(RELEASE_DIR, '${PAGE_OF_EDITS}'), edits);
    Object.assign(manifest, { id: path.basename(RELEASE_DIR, '.next'), startedAt: RELEASE_STARTED_AT });
    fs.writeFileSync(path.join(RELEASE_DIR, 'manifest.json'), JSON.stringify(manifest));
    await reach('written');
  }
  void build();
`;

/** It is loaded when its release is made ready, and again when a host starts with it: that is not held. */
const functionIn = (folder: string): string => `
  const fs = require('node:fs');
  const path = require('node:path');
  const [hold, at] = ['hold', 'at'].map((word) => ${JSON.stringify(folder)} + '/' + word + '-prepared');
  const release = path.resolve(__dirname, '../..');
  const isServed = fs.realpathSync(release) === fs.realpathSync(path.resolve(release, '../../current'));
  if (!isServed && fs.existsSync(hold)) fs.writeFileSync(at, '');
  while (!isServed && fs.existsSync(hold)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  exports.default = async (_, response) => response.send('');
`;

/** What stands in for a catalogue and for Gatsby: a list of words, and a program that writes releases which show them. */
export interface StandIn {
  /** For a host: the program. */
  script: readonly string[];
  /** What there is to build from, from now on. */
  write: (edits: readonly string[]) => Promise<void>;
  /** Holds builds at a moment from now on, if they do not run already. */
  hold: (moment: Moment) => Promise<Held>;
}

interface Held {
  /** Resolves when a build is held there. */
  reached: () => Promise<void>;
  release: () => Promise<void>;
}

/** @param folder where all of it lies */
export async function makeStandIn(folder: string): Promise<StandIn> {
  const manifest = await makeRelease(folder, TEMPLATE);
  const template = releaseFolder(folder, TEMPLATE);
  const files = { ...KEY_FILES.files, ...manifest.files };
  const errorPages = { ...KEY_FILES.errorPages, ...manifest.errorPages };
  await writeManifest(template, { ...manifest, files, errorPages });
  await writeFunction(path.join(template, FUNCTION_FOLDER), functionIn(folder));
  await mkdir(path.join(folder, 'src'));
  const write = (edits: readonly string[]) =>
    writeFile(path.join(folder, 'edits.json'), JSON.stringify(edits));
  await write([]);
  return {
    script: ['--eval', `const STAND_IN = ${JSON.stringify(folder)};${BUILD}`],
    write,
    async hold(moment) {
      const [hold, at] = [path.join(folder, `hold-${moment}`), path.join(folder, `at-${moment}`)];
      await writeFile(hold, '');
      return {
        reached: async () => {
          await until(
            () => readdir(folder),
            (names) => names.includes(path.basename(at)),
          );
          await rm(at);
        },
        release: () => rm(hold, { force: true }),
      };
    },
  };
}
