import { access } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_SLUGS } from '../../src/contract/page';
import { fileKind, FOLDERS, type Folder } from '../catalogue-files/kinds';
import { homePageFile, pageFile } from '../catalogue-files/page-file';
import { siteFile } from '../catalogue-files/site-file';
import { measurePicture } from '../media/picture-facts';
import type { FoundModel } from '../models/model-facts';
import type { Catalogue } from './catalogue';
import type { Entries, HomePage, Page, ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import { contentProblems } from './checks/check-content';
import { openFileMemo } from './file-memo';
import { loadAssets } from './load-assets';
import { checkedValues, keepChecked, parseCatalogueFile, type FileSchema } from './read-file';

/** Null takes the file away. */
export type Texts = ReadonlyMap<string, string | null>;

interface Checked {
  problems: CatalogueProblem[];
  /** What each file will be read as; undefined where it cannot be, or is gone. */
  entries: ReadonlyMap<string, object | undefined>;
}

/**
 * What would be wrong with the catalogue if some of its files were replaced. Reads these alone, and pictures and files that
 * nothing has named yet.
 *
 * @param root the catalogue's folder
 * @param parse as `parse` of yaml does, but for long texts elsewhere
 */
export async function problemsWith(
  catalogue: Catalogue,
  root: string,
  texts: Texts,
  parse: (text: string) => Promise<unknown>,
): Promise<Checked> {
  const entries = new Map<string, object | undefined>();
  const problems: CatalogueProblem[] = [];
  for (const [file, text] of texts) {
    if (text === null) {
      entries.set(file, undefined);
      continue;
    }
    const read = await parse(text).then(
      (raw) => checkedValues(file, raw, schemaOf(file)),
      () => parseCatalogueFile(file, text, schemaOf(file)),
    );
    keepChecked(file, text, read);
    entries.set(file, read.content);
    problems.push(...read.problems);
  }
  const broken = new Set(problems.map(({ file }) => file));
  const content = replaced(catalogue, entries, broken);
  const ids = Object.fromEntries(
    FOLDERS.map((folder) => [folder, new Set(content[folder].keys())]),
  ) as Record<Folder, Set<string>>;
  for (const file of broken) if (isItem(file)) ids[folderOf(file)].add(idOf(file));
  const good = contentProblems({ content, ids }).filter(({ file }) => !broken.has(file));
  return {
    problems: [...problems, ...good, ...(await assetProblems(catalogue, root, content, texts))],
    entries,
  };
}

const idOf = (file: string): string => path.basename(file, '.yaml');
const folderOf = (file: string): Folder => path.dirname(file) as Folder;
const isItem = (file: string): boolean => (FOLDERS as string[]).includes(path.dirname(file));

function schemaOf(file: string): FileSchema {
  if (file === 'site.yaml') return siteFile;
  if (isItem(file)) return fileKind(folderOf(file)).schema;
  return idOf(file) === 'home' ? homePageFile : pageFile;
}

/** Changed entries come last, so that they are named where two are in each other's way. */
function replaced(
  catalogue: Catalogue,
  entries: Checked['entries'],
  broken: ReadonlySet<string>,
): ReadableContent {
  const changed = [...entries].filter(([file]) => !broken.has(file));
  const ofFolder = (folder: string, known: ReadonlyMap<string, object>) => {
    const own = changed.filter(([file]) => path.dirname(file) === folder);
    if (own.length === 0) return known;
    const all = new Map(known);
    for (const [file, entry] of own) {
      all.delete(idOf(file));
      if (entry) all.set(idOf(file), entry);
    }
    return all;
  };
  const found = (file: string) => changed.find(([name]) => name === file)?.[1];
  const folders = Object.fromEntries(FOLDERS.map((folder) => [folder, ofFolder(folder, catalogue[folder])]));
  const { home: _, ...pages } = Object.fromEntries(ofFolder('pages', catalogue.pages));
  return {
    // Safe: each entry was read by the schema of its file.
    ...(folders as unknown as Entries),
    site: (found('site.yaml') ?? catalogue.site) as Catalogue['site'],
    home: (found('pages/home.yaml') ?? catalogue.home) as HomePage,
    pages: new Map(PAGE_SLUGS.flatMap((slug) => (pages[slug] ? [[slug, pages[slug] as Page]] : []))),
  };
}

const UNSEEN: FoundModel = { fault: { code: 'unmade', found: '' } };

async function assetProblems(
  catalogue: Catalogue,
  root: string,
  content: ReadableContent,
  texts: Texts,
): Promise<CatalogueProblem[]> {
  const known = new Map([...catalogue.offeredPictures.values()].map((picture) => [picture.path, picture]));
  const named = <T>(folder: string, all: ReadonlyMap<string, T>) =>
    new Map([...all].filter(([id]) => texts.has(`${folder}/${id}.yaml`)));
  const some = {
    ...Object.fromEntries(FOLDERS.map((folder) => [folder, named<object>(folder, content[folder])])),
    ...{ site: content.site, home: texts.has('pages/home.yaml') ? content.home : undefined },
    pages: named('pages', content.pages),
  } as unknown as ReadableContent;
  const facts = {
    factsOf: async (file: string) => {
      await access(file);
      return known.get(file) ?? measurePicture(file);
    },
    // A faulty model keeps no work from being published; a missing one does, as a missing picture does.
    models: { find: (file: string) => access(file).then(() => UNSEEN) },
  };
  return (await loadAssets(root, some, facts, openFileMemo())).problems;
}
