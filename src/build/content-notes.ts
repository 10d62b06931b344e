import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFiles } from './adapter/page-files';
import type { TaggedPage } from '../page-makers/every-page';
import type { FormerAddress } from '../page-makers/former-addresses';
import type { TaggedFile } from '../page-makers/files/site-file';
import { pageDigest } from '../page-makers/page-digest';
import { gatherTags, writeTags } from '../release/page-tags';
import { decodedAddress } from './adapter/plan-release';
import type { Site } from './site';

export interface ContentNotes {
  /** Digest of the site settings, which are on every page. */
  sites: string;
  pages: Record<string, [template: string, digest: string]>;
  files: string[];
}

interface Noted {
  notes: ContentNotes;
  tags: TagTable;
  /** Without those that are addresses of other pages now. */
  former: readonly FormerAddress[];
}

export function noteContent({ sites }: Site) {
  const pages: ContentNotes['pages'] = {};
  const gathered = gatherTags();
  return {
    addPage({ definition, context, tags }: TaggedPage): void {
      pages[definition.path] = [definition.template, context.digest];
      gathered.add(decodedAddress(definition.path), tags);
    },
    done(files: readonly Pick<TaggedFile, 'path' | 'tags'>[], former: readonly FormerAddress[]): Noted {
      for (const { path: address, tags } of files) gathered.add(decodedAddress(address), tags);
      const addresses = files.map(({ path: address }) => address);
      const taken = new Set([...Object.keys(pages), ...addresses].map(decodedAddress));
      const free = former.filter(({ from, tags }) => {
        const address = decodedAddress(from);
        if (taken.has(address)) return false;
        taken.add(address);
        gathered.add(address, tags);
        return true;
      });
      return {
        notes: { sites: pageDigest(sites), pages, files: addresses },
        tags: gathered.done(),
        former: free,
      };
    },
  };
}

type TagTable = Parameters<typeof writeTags>[1];

export const fileNames = ({ pages, files }: ContentNotes): Set<string> =>
  new Set([
    ...Object.keys(pages).flatMap((page) => Object.values(pageFiles(page))),
    ...files.map((address) => address.slice(1)),
  ]);

const fileIn = (folder: string): string => path.join(folder, 'content-notes.json');

/** gatsby-node.ts and gatsby-config.ts share no memory: Gatsby loads them as two programs. */
export async function writeNotes(
  folder: string,
  { notes, tags }: { notes: ContentNotes; tags: TagTable },
): Promise<void> {
  await writeFile(fileIn(folder), JSON.stringify(notes));
  await writeTags(folder, tags);
}

export const readNotes = async (folder: string): Promise<ContentNotes> =>
  JSON.parse(await readFile(fileIn(folder), 'utf8')) as ContentNotes;
