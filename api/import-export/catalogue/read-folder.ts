import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { OfItem, Values } from '../../content/contract/item';
import type { CatalogueProblem } from '../../content/published/catalogue-content';
import { fileOf, ownProblems } from '../../content/published/entry';
import { readYaml } from './yaml-file';

/** What a folder of YAML says. */
export interface ReadFolder {
  /** Good by themselves. */
  items: (OfItem & { values: Values })[];
  /** Also those that are not good. */
  named: OfItem[];
  problems: CatalogueProblem[];
}

/** Operating systems limit open files to about a thousand for a process. */
const AT_ONCE = 64;

/** Reads a catalogue's files, each by itself. */
export async function readFolder(root: string): Promise<ReadFolder> {
  const problems: CatalogueProblem[] = [];
  const named: OfItem[] = [
    { shelf: 'site', id: 'site' },
    ...PAGE_SLUGS.map((id): OfItem => ({ shelf: 'pages', id })),
  ];
  for (const folder of FOLDERS) {
    const found = await namesIn(root, folder);
    problems.push(...found.problems);
    named.push(...found.ids.map((id): OfItem => ({ shelf: folder, id })));
  }
  const limit = pLimit(AT_ONCE);
  const read = await Promise.all(named.map((of) => limit(() => readItem(root, of))));
  return {
    items: read.flatMap((one) => ('values' in one ? [one] : [])),
    named,
    problems: [...problems, ...read.flatMap((one) => ('values' in one ? [] : one.problems))],
  };
}

/** A folder that is not there has no items; one that cannot be read is no empty one. */
async function namesIn(
  root: string,
  folder: string,
): Promise<{ ids: string[]; problems: CatalogueProblem[] }> {
  let entries: Dirent[];
  try {
    entries = await readdir(path.join(root, folder), { withFileTypes: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { ids: [], problems: [] };
    return { ids: [], problems: [{ file: folder, field: '', message: `cannot be read (${message})` }] };
  }
  const found = entries.map(({ name }) => name).filter((name) => /^[^.].*\.ya?ml$/i.test(name));
  const names = found.filter((name) => name.endsWith('.yaml'));
  const known = new Map<string, string>();
  const problems: CatalogueProblem[] = found
    .filter((name) => !name.endsWith('.yaml'))
    .map((name) => ({
      file: `${folder}/${name}`,
      field: '',
      message: "is not read: let its name end in '.yaml'",
    }));
  for (const name of names.sort()) {
    const other = known.get(name.toLowerCase());
    if (other !== undefined)
      problems.push({
        file: `${folder}/${name}`,
        field: '',
        message: `has the name of ${other} but for capitals`,
      });
    known.set(name.toLowerCase(), name);
  }
  return { ids: names.map((name) => name.slice(0, -'.yaml'.length)), problems };
}

/** An item, or what is wrong with it. */
export type Read = (OfItem & { values: Values }) | { problems: CatalogueProblem[] };

/** One file. */
export async function readItem(root: string, of: OfItem): Promise<Read> {
  const file = fileOf(of);
  const read = await readYaml(root, file);
  if ('problems' in read) return { problems: read.problems.map((one) => ({ file, field: '', ...one })) };
  const problems = ownProblems(of, read.values);
  return problems.length > 0 ? { problems } : { ...of, values: read.values as Values };
}
