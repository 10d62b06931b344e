import { writeFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  FUNCTION_FOLDER,
  MANIFEST_NAME,
  STATIC_FOLDER,
  type DeployedFile,
  type Manifest,
  type CacheClass,
} from '../../release/manifest';
import { writeTags } from '../../release/page-tags';
import { keepFile, deployContent, hashOf, type Folders } from '../adapter/deploy-file';
import { livePatterns } from '../adapter/live-patterns';
import { readRecipe, writeRecipe, type Recipe } from '../adapter/recipe';
import { writeScriptPolicy } from '../adapter/script-policy';
import type { ReleasePlace } from '../adapter/release-place';
import { filesOf, foldersOf, readManifest } from '../adapter/write-release';
import { fileNames, noteContent } from '../content-notes';
import { pageDigest } from '../../page-makers/page-digest';
import { manifestRedirects } from '../redirects';
import type { Site } from '../site';
import { writeFunction } from '../adapter/write-function';
import { pageFiles } from '../adapter/page-files';
import { decodedAddress, keepsContent } from '../adapter/plan-release';
import { everyPage } from '../../page-makers/every-page';
import { formerAddresses } from '../../page-makers/former-addresses';
import { emptyListing, listPage } from '../../page-makers/files/sitemap-pages';
import { type SitePage, renderable } from '../../page-makers/load-page';
import { siteFiles } from '../site-files/site-files';
import { loadRenderer, openRenderer, type Frames } from '../../release/render-page';

async function linkFunction(folders: { from: string; to: string }, entry: string): Promise<void> {
  const found = await readdir(folders.from, { recursive: true, withFileTypes: true });
  const files = found
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folders.from, path.join(parentPath, name)).split(path.sep).join('/'),
    );
  await writeFunction({ patterns: [], entry, files }, { siteDir: folders.from, ...folders });
}

/** Throws Error when Gatsby would make other pages of the same content: then a whole build is due. */
export async function makeContentRelease(
  site: Site,
  place: ReleasePlace,
): Promise<{ pages: number; rendered: number }> {
  const before = await readManifest(place.before);
  if (!before?.functionEntry) throw new Error('There is no release to begin with.');
  const recipe = await readRecipe(place.before);
  if (recipe.sites !== pageDigest(site.sites))
    throw new Error('What the gallery says of itself has changed, which is on pages that only Gatsby makes.');

  const [files, functions] = [foldersOf(place, STATIC_FOLDER), foldersOf(place, FUNCTION_FOLDER)];
  const known = filesOf(before);
  const render = renderFiles(path.join(functions.from, before.functionEntry), recipe);
  const { notes: noted, made, rendered } = await makeContent(site, { recipe, known, folders: files, render });

  const { notes, tags, former } = noted;
  const names = fileNames(notes);
  const gone = new Set([...fileNames(recipe)].filter((name) => !names.has(name)));
  const manifest = {
    ...nextManifest(before, place, made, gone),
    redirects: manifestRedirects(former),
  };
  const written = new Set([...made.values()].map(({ file }) => file));
  for (const file of filesOf(manifest).values())
    if (!written.has(file.file) && !keepFile(file, files))
      throw new Error(`The release before has lost ${file.file}.`);
  await linkFunction(functions, before.functionEntry);
  await writeRecipe(place.dir, { ...recipe, ...notes });
  await writeScriptPolicy(place.dir, filesOf(manifest).values());
  await writeTags(place.dir, tags);
  const live = livePatterns(notes);
  await writeFile(path.join(place.dir, MANIFEST_NAME), JSON.stringify({ ...manifest, live }));
  return { pages: Object.keys(notes.pages).length, rendered };
}

/** `made` is by address; `gone` are names of files, of which hashed ones stay for open tabs. */
export function nextManifest(
  before: Manifest,
  { id, startedAt }: Pick<ReleasePlace, 'id' | 'startedAt'>,
  made: ReadonlyMap<string, DeployedFile>,
  gone: ReadonlySet<string>,
): Manifest {
  const byName = new Map([...made.values()].map((file) => [file.file, file]));
  const now = (file: DeployedFile): DeployedFile => byName.get(file.file) ?? file;
  const { generation = 0 } = before;
  const kept = Object.entries(before.files)
    .filter(([, { file, cache }]) => !gone.has(file) || cache === 'immutable')
    .map(([address, file]): [string, DeployedFile] => [
      address,
      gone.has(file.file) ? { ...file, retired: file.retired ?? generation } : now(file),
    ]);
  return {
    ...before,
    id,
    startedAt,
    files: { ...Object.fromEntries(kept), ...Object.fromEntries(made) },
    patterns: before.patterns.map(({ pattern, file }) => ({ pattern, file: now(file) })),
  };
}

interface ReleaseBefore {
  recipe: Recipe;
  known: ReadonlyMap<string, DeployedFile>;
  folders: Folders;
  render: (page: SitePage) => Promise<RenderedPage>;
}

interface MadeContent {
  notes: ReturnType<ReturnType<typeof noteContent>['done']>;
  made: Map<string, DeployedFile>;
  rendered: number;
}

/** Page by page, so that not all are in memory at once. */
async function makeContent(
  site: Site,
  { recipe, known, folders, render }: ReleaseBefore,
): Promise<MadeContent> {
  const made: MadeContent['made'] = new Map();
  const put = async (address: string, name: string, content: Buffer): Promise<void> => {
    const cache: CacheClass = keepsContent(address) ? 'immutable' : 'revalidate';
    const { file } = await deployContent({ file: name, cache }, content, known.get(name), folders);
    made.set(decodedAddress(address), file);
  };
  const isKnown = (name: string, content: Buffer) => known.get(name)?.hash === hashOf(content);
  const proof = proveTemplates(render, ({ definition }, { html, data }) => {
    const names = pageFiles(definition.path);
    return isKnown(names.html, html) && isKnown(names.data, data);
  });

  const { addPage, done } = noteContent(site);
  const listing = emptyListing();
  let rendered = 0;
  for await (const page of everyPage(site.source)) {
    const { definition, context } = page;
    addPage(page);
    listPage(listing, page);
    if (recipe.pages[definition.path]?.[1] === context.digest) {
      await proof.offer(page);
      continue;
    }
    if (definition.matchPath)
      throw new Error(`${definition.path} stands for many addresses: only Gatsby makes it.`);
    await proof.ask(definition.template);
    const names = pageFiles(definition.path);
    const { html, data } = await render(page);
    await put(definition.path, names.html, html);
    await put(`/${names.data}`, names.data, data);
    rendered += 1;
  }
  const files = await siteFiles(site, listing);
  for (const { path: address, text } of files) await put(address, address.slice(1), Buffer.from(text));
  return { notes: done(files, await formerAddresses(site.source)), made, rendered };
}

interface TemplateProof {
  offer(page: SitePage): Promise<void>;
  ask(template: string): Promise<void>;
}

/** Renders one unchanged page of each template used: if its files differ, Gatsby would now make other pages. */
export function proveTemplates(
  render: (page: SitePage) => Promise<RenderedPage>,
  isSame: (page: SitePage, rendered: RenderedPage) => boolean,
): TemplateProof {
  const asked = new Set<string>();
  const offered = new Map<string, SitePage>();
  const proven = new Set<string>();
  const prove = async (template: string): Promise<void> => {
    const page = offered.get(template);
    if (!page || !asked.has(template) || proven.has(template)) return;
    proven.add(template);
    offered.delete(template);
    if (isSame(page, await render(page))) return;
    throw new Error(`${page.definition.path} is rendered unlike the file of the same content.`);
  };
  return {
    async offer(page) {
      const { template } = page.definition;
      if (proven.has(template) || offered.has(template)) return;
      offered.set(template, page);
      await prove(template);
    },
    async ask(template) {
      asked.add(template);
      await prove(template);
    },
  };
}

interface RenderedPage {
  html: Buffer;
  data: Buffer;
}

export function renderFiles(
  functionEntry: string,
  frames: Frames,
): (page: SitePage) => Promise<RenderedPage> {
  const { html, data } = openRenderer(loadRenderer(functionEntry), frames);
  return async (made) => {
    const page = renderable(made);
    return { html: Buffer.from(await html(page)), data: Buffer.from(data(page)) };
  };
}
