import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../../../src/release/manifest';
import { manifestOf } from './sample-manifest';

/** Writes a release as the adapter does, from a manifest that lies beside. */
const WRITE_RELEASE = `
  const fs = require('node:fs');
  const path = require('node:path');
  const { RELEASE_DIR, RELEASE_STARTED_AT } = process.env;
  const manifest = JSON.parse(fs.readFileSync(MANIFEST, 'utf8'));
  Object.assign(manifest, { id: path.basename(RELEASE_DIR, '.next'), startedAt: RELEASE_STARTED_AT });
  fs.mkdirSync(RELEASE_DIR + '/static', { recursive: true });
  fs.writeFileSync(RELEASE_DIR + '/manifest.json', JSON.stringify(manifest));
`;

interface FakeBuild {
  script: string[];
  env: NodeJS.ProcessEnv;
}

/**
 * A program to run in place of Gatsby, which writes a release with the key pages and some more.
 * @param folder where it finds what to write
 * @param after code that it runs then
 */
export async function fakeBuild(
  folder: string,
  {
    pages = [],
    manifest = {},
    after = '',
  }: { pages?: string[]; manifest?: Partial<Manifest>; after?: string } = {},
): Promise<FakeBuild> {
  const file = path.join(folder, 'sample.json');
  await writeFile(file, JSON.stringify(manifestOf(pages, manifest)));
  const found = `const MANIFEST = ${JSON.stringify(file)};`;
  return { script: ['--eval', found + WRITE_RELEASE + after], env: process.env };
}
