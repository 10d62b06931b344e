import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { SAMPLE_FILES } from './sample-files';

/** Files put beside or in place of the sample's: an object becomes YAML, a string or bytes are written as they are. */
export type Changes = Record<string, object | string>;

/** Sizes in px of the sample's pictures; `hd/lamp.jpg` is the large original of `lamp-1-day.jpg`. */
const SAMPLE_PICTURES = {
  'lamp-1-day.jpg': { width: 300, height: 200, background: '#803010' },
  'lamp-1-night.jpg': { width: 300, height: 200, background: '#101030' },
  'hd/lamp.jpg': { width: 1200, height: 800, background: '#803010' },
};

/** A catalogue in a temporary folder. */
export interface SampleCatalogue {
  root: string;
  dataDir: string;
  write(changes: Changes): Promise<void>;
  remove(): Promise<void>;
}

/** Writes the sample catalogue with some changes into a new temporary folder. */
export async function writeSampleCatalogue(changes: Changes = {}): Promise<SampleCatalogue> {
  const base = await mkdtemp(path.join(tmpdir(), 'gallery-api-'));
  const root = path.join(base, 'catalogue');
  const write = async (files: Changes) => {
    for (const [name, content] of Object.entries(files)) {
      const target = path.join(root, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(
        target,
        typeof content === 'string' || Buffer.isBuffer(content) ? content : stringify(content),
      );
    }
  };
  await mkdir(path.join(root, 'pictures', 'hd'), { recursive: true });
  for (const [name, { background, ...size }] of Object.entries(SAMPLE_PICTURES)) {
    const picture = sharp({ create: { ...size, background, channels: 3 } });
    await picture.jpeg().toFile(path.join(root, 'pictures', name));
  }
  await write({
    'files/late-en.pdf': '%PDF-1.4 en',
    'files/late-fr.pdf': '%PDF-1.4 fr',
    ...SAMPLE_FILES,
    ...changes,
  });
  return {
    root,
    dataDir: path.join(base, 'data'),
    write,
    remove: () => rm(base, { recursive: true, force: true }),
  };
}
