import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** `press-article`, `pressArticle`, `PressArticle`. */
type Names = Readonly<Record<string, string>>;

/** A line for an existing file: an import, or an entry at the end of what `opens`. */
export type Insertion = { file: string } & (
  | { imports: string }
  | { opens: string; closes: string; entry: string }
);

export interface Skeleton {
  templates: string;
  insertions: readonly Insertion[];
}

export const casesOf = (word: string) => {
  const pascal = word.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return { kebab: word, camel: pascal[0]!.toLowerCase() + pascal.slice(1), pascal };
};

export function checkName(name: string | undefined, shape: RegExp, usage: string): string {
  if (!name || !shape.test(name)) throw new Error(usage);
  return name;
}

const named = (text: string, names: Names): string =>
  text.replace(/__([A-Za-z]+)__/g, (whole, name: string) => names[name] ?? whole);

/** By path. Throws when a new file exists already, or an insertion finds no place. */
export async function renderSkeleton(
  { templates, insertions }: Skeleton,
  names: Names,
): Promise<Map<string, string>> {
  const folder = path.join(__dirname, templates);
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const template = path.join(entry.parentPath, entry.name);
    const file = named(
      path
        .relative(folder, template)
        .replaceAll(path.sep, '/')
        .replace(/\.txt$/, ''),
      names,
    );
    if (await contentOf(file)) throw new Error(`${file} is there already.`);
    files.set(file, named(await readFile(template, 'utf8'), names));
  }
  for (const insertion of insertions) {
    const { file } = insertion;
    const content = files.get(file) ?? (await contentOf(file));
    if (content === undefined) throw new Error(`${file} is missing.`);
    files.set(file, inserted(content, insertion, names));
  }
  return files;
}

const contentOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(() => undefined);

function inserted(content: string, insertion: Insertion, names: Names): string {
  if ('imports' in insertion) {
    const last = [...content.matchAll(/^import [^;]+;\n/gm)].at(-1);
    const end = last ? last.index + last[0].length : 0;
    return `${content.slice(0, end)}${named(insertion.imports, names)}\n${content.slice(end)}`;
  }
  const { file, opens, closes, entry } = insertion;
  const start = content.indexOf(opens);
  const end = start < 0 ? -1 : content.indexOf(closes, start + opens.length);
  if (end < 0)
    throw new Error(`${file} has no '${opens}' any more: tell scripts/skeletons where the line goes.`);
  return content.slice(0, end) + named(entry, names) + content.slice(end);
}
