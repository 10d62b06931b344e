import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
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
  /** Has all files of the catalogue as they were at first again. @returns those that were not, from its folder */
  restore(): string[];
  remove(): Promise<void>;
}

type Picture = keyof typeof SAMPLE_PICTURES;

/** Encoded once for a file of tests. */
let pictures: Promise<[name: Picture, content: Buffer][]> | undefined;
const encoded = () =>
  Promise.all(
    Object.entries(SAMPLE_PICTURES).map(async ([name, { background, ...size }]) => {
      const picture = sharp({ create: { ...size, background, channels: 3 } });
      return [name as Picture, await picture.jpeg().toBuffer()] as [Picture, Buffer];
    }),
  );

/** What is the same in each sample is written down once. */
const yamlOf = new WeakMap<object, string>();
const SHARED = new Set<object>(Object.values(SAMPLE_FILES));
function textOf(content: object): string {
  const text = yamlOf.get(content) ?? stringify(content);
  if (SHARED.has(content)) yamlOf.set(content, text);
  return text;
}

const bytesOf = (content: object | string): Buffer =>
  Buffer.isBuffer(content) ? content : Buffer.from(typeof content === 'string' ? content : textOf(content));

/** Writes the sample catalogue with some changes into a new temporary folder. */
export async function writeSampleCatalogue(changes: Changes = {}): Promise<SampleCatalogue> {
  pictures ??= encoded();
  const made = await pictures;
  const base = mkdtempSync(path.join(tmpdir(), 'gallery-api-'));
  const root = path.join(base, 'catalogue');
  // Not waiting for each of thirty small files costs a fourth of the processor.
  const put = (name: string, content: Buffer) => {
    const target = path.join(root, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const first = new Map<string, Buffer>(made.map(([name, content]) => [`pictures/${name}`, content]));
  const files = {
    'files/late-en.pdf': '%PDF-1.4 en',
    'files/late-fr.pdf': '%PDF-1.4 fr',
    ...SAMPLE_FILES,
    ...changes,
  };
  for (const [name, content] of Object.entries(files)) first.set(name, bytesOf(content));
  for (const [name, content] of first) put(name, content);
  const restore = (): string[] => {
    const found = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
    const added = found.filter((name) => !first.has(name));
    for (const name of added) rmSync(path.join(root, name));
    const isThere = new Set(found);
    const changed = [...first].filter(
      ([name, content]) => !isThere.has(name) || !readFileSync(path.join(root, name)).equals(content),
    );
    for (const [name, content] of changed) put(name, content);
    return [...added, ...changed.map(([name]) => name)];
  };
  return {
    root,
    dataDir: path.join(base, 'data'),
    write: async (more) => {
      for (const [name, content] of Object.entries(more)) put(name, bytesOf(content));
      // An API of the same process sees one writing after the other.
      await setImmediate();
    },
    restore,
    remove: async () => rmSync(base, { recursive: true, force: true }),
  };
}
