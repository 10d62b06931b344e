import path from 'node:path';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { withTexts } from '../../src/contract/testing/with-texts';
import { creatorFile } from '../catalogue-files/creator-file';
import { eventFile } from '../catalogue-files/event-file';
import { homePageFile, pageFile } from '../catalogue-files/page-file';
import { pressFile } from '../catalogue-files/press-file';
import { siteFile } from '../catalogue-files/site-file';
import { textsIn } from '../catalogue-files/texts';
import { typeFile } from '../catalogue-files/type-file';
import { workFile } from '../catalogue-files/work-file';
import { openFactsCache } from '../media/facts-cache';
import { writeSampleCatalogue, type SampleCatalogue } from '../testing/sample-catalogue';
import type { CatalogueError, CatalogueProblem } from './catalogue-problem';
import { loadCatalogue } from './load-catalogue';
import type { FileSchema } from './read-file';

const FILES: [file: string, schemaOf: FileSchema][] = [
  ['site.yaml', siteFile],
  ['types/lighting.yaml', typeFile],
  ['works/lamp.yaml', workFile],
  ['creators/ida.yaml', creatorFile],
  ['events/late.yaml', eventFile],
  ['press/article.yaml', pressFile],
  ['pages/home.yaml', homePageFile],
  ['pages/about.yaml', pageFile],
];

let sample: SampleCatalogue;
afterEach(() => sample.remove());

/** The problems of a catalogue whose files are written so; JSON is YAML, and can write what no text may hold. */
async function problemsOf(files: Record<string, unknown>): Promise<CatalogueProblem[]> {
  const written = Object.entries(files).map(([file, content]) => [file, JSON.stringify(content)]);
  sample = await writeSampleCatalogue(Object.fromEntries(written) as Record<string, string>);
  const cache = await openFactsCache(path.join(sample.dataDir, 'facts.json'));
  return loadCatalogue(sample.root, cache).then(
    () => [],
    (error: CatalogueError) => error.problems,
  );
}

/** Files that have every field, and the names of those that are texts. */
function madeFiles(end: string) {
  const fields: string[] = [];
  const files = FILES.map(([file, schemaOf]) => {
    const text = ({ path: at }: { path: string }) => {
      fields.push(`${file} ${at.slice(1).replaceAll('/', '.')}`);
      return `text${end}`;
    };
    return [file, withTexts(schemaOf(textsIn(LOCALE_CODES)), undefined, { text })];
  });
  return { files: Object.fromEntries(files) as Record<string, unknown>, fields };
}

test.each(['\u0000', '\u001b', '\u0085', '\ud83d', '\uffff', '\u202e', '\u2066'])(
  '%j is refused in every text of every file, and named',
  async (wrong) => {
    const { files, fields } = madeFiles(wrong);
    const problems = await problemsOf(files);
    const named = problems.filter(({ message }) => message.includes('(U+'));
    expect(named.map(({ file, field }) => `${file} ${field}`).sort()).toEqual(fields.sort());
    expect(fields.length).toBeGreaterThan(80);
  },
);

test('so is what HTML makes of a number, and nothing else', async () => {
  const { files } = madeFiles('&#1;');
  const named = (await problemsOf(files)).filter(({ message }) => message.includes('(U+'));
  expect(named.map(({ file, field }) => `${file} ${field}`)).toEqual(
    expect.arrayContaining(['works/lamp.yaml description.en', 'pages/about.yaml body.fr']),
  );
  expect(named.map(({ field }) => field).filter((field) => /title|name|alt/.test(field))).toEqual([]);
});
