import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFiles } from './adapter/page-files';
import type { TaggedPage } from '../page-makers/every-page';
import type { TaggedFile } from '../page-makers/files/site-file';
import { pageDigest } from '../page-makers/page-digest';
import { gatherTags, writeTags } from '../release/page-tags';
import { decodedAddress } from './adapter/plan-release';
import type { Site } from './site';

/** What a release was made of, by which the next one tells what differs. */
export interface ContentNotes {
  /** Of what the gallery says of itself, which is on every page and on those that only Gatsby makes. */
  sites: string;
  /** Path of a page -> its template and the digest of its content. */
  pages: Record<string, [template: string, digest: string]>;
  /** Addresses of the files beside the pages. */
  files: string[];
}

/** Takes notes while the pages of a site are made, one after the other. */
export function noteContent({ sites }: Site) {
  const pages: ContentNotes['pages'] = {};
  const gathered = gatherTags();
  return {
    addPage({ definition, context, tags }: TaggedPage): void {
      pages[definition.path] = [definition.template, context.digest];
      gathered.add(decodedAddress(definition.path), tags);
    },
    done(files: readonly TaggedFile[]): { notes: ContentNotes; tags: TagTable } {
      for (const { path: address, tags } of files) gathered.add(decodedAddress(address), tags);
      const addresses = files.map(({ path: address }) => address);
      return { notes: { sites: pageDigest(sites), pages, files: addresses }, tags: gathered.done() };
    },
  };
}

type TagTable = Parameters<typeof writeTags>[1];

/** The names of all files that the content makes, below the folder that is served. */
export const fileNames = ({ pages, files }: ContentNotes): Set<string> =>
  new Set([
    ...Object.keys(pages).flatMap((page) => Object.values(pageFiles(page))),
    ...files.map((address) => address.slice(1)),
  ]);

const fileIn = (folder: string): string => path.join(folder, 'content-notes.json');

/**
 * Keeps the notes for the adapter. A file leads from gatsby-node.ts to gatsby-config.ts, which Gatsby loads as two programs.
 * @param folder of the build's own, which has to be there
 */
export async function writeNotes(
  folder: string,
  { notes, tags }: { notes: ContentNotes; tags: TagTable },
): Promise<void> {
  await writeFile(fileIn(folder), JSON.stringify(notes));
  await writeTags(folder, tags);
}

/** What `writeNotes` has kept. */
export const readNotes = async (folder: string): Promise<ContentNotes> =>
  JSON.parse(await readFile(fileIn(folder), 'utf8')) as ContentNotes;
