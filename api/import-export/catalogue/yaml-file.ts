import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import type { CatalogueProblem } from '../../content/published/catalogue-content';

/** Bytes. A home page of thousands of words has a hundredth of it. */
const MOST = 2_000_000;

/** What a file says, or what keeps it from being read. */
export type YamlFile = { values: unknown } | { problems: Omit<CatalogueProblem, 'file' | 'field'>[] };

/** Reads a file of a catalogue: plain, in UTF-8, one document of YAML 1.2. */
export async function readYaml(root: string, name: string): Promise<YamlFile> {
  const file = path.join(root, name);
  const refused = (message: string, line?: number): YamlFile => ({
    problems: [{ message, ...(line !== undefined && { line }) }],
  });
  let bytes: Buffer;
  try {
    const facts = await lstat(file);
    // A pipe would never end, and a link may lead out of the catalogue.
    if (!facts.isFile()) return refused('is no plain file');
    if (facts.size > MOST) return refused(`is larger than ${MOST / 1_000_000} MB`);
    bytes = await readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return refused(code === 'ENOENT' ? 'is missing' : `cannot be read (${message})`);
  }
  const text = bytes.toString();
  if (!Buffer.from(text).equals(bytes))
    return refused('is no text in UTF-8: save it as that', lineAt(text, text.indexOf('\ufffd')));
  try {
    const { document, lines } = parsed(text);
    const faults = [...document.errors, ...document.warnings];
    if (faults.length > 0) return { problems: firstOfLines(faults, lines) };
    return { values: document.toJS() as unknown };
  } catch (error) {
    // Aliases of aliases, and what is too deep.
    return refused(`is no YAML that can be read (${(error as Error).message})`);
  }
}

/** What follows in a line comes of the first; what is opened a thousand times is missed as often. */
const MOST_FAULTS = 10;
const WORDS: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: "holds a second document, after '---'",
  RESOURCE_EXHAUSTION: 'is nested too deeply',
};

function firstOfLines(faults: readonly YAMLError[], lines: LineCounter) {
  const found = new Map<number, string>();
  for (const { code, message, pos } of faults) {
    const { line } = lines.linePos(pos[0]);
    if (!found.has(line)) found.set(line, WORDS[code] ?? message);
  }
  return [...found].slice(0, MOST_FAULTS).map(([line, message]) => ({ line, message }));
}

/** Says in which line each field stands; one that is missing, in which line what lacks it begins. */
export async function withLines(
  root: string,
  problems: readonly CatalogueProblem[],
): Promise<CatalogueProblem[]> {
  const files = new Map<string, ReturnType<typeof parsed> | undefined>();
  const told: CatalogueProblem[] = [];
  for (const problem of problems) {
    const { file, field, line } = problem;
    if (!file.endsWith('.yaml') || field === '' || line !== undefined) {
      told.push(problem);
      continue;
    }
    if (!files.has(file))
      files.set(file, await readFile(path.join(root, file), 'utf8').then(parsed, () => undefined));
    const at = files.get(file);
    told.push(at ? { ...problem, line: lineOf(at, field) } : problem);
  }
  return told;
}

function parsed(text: string): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  return {
    document: parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' }),
    lines,
  };
}

function lineOf({ document, lines }: ReturnType<typeof parsed>, field: string): number {
  let node: unknown = document.contents;
  let at = document.contents?.range?.[0] ?? 0;
  for (const key of field.split('.')) {
    const one = isAlias(node) ? node.resolve(document) : node;
    if (isMap(one)) {
      const pair = one.items.find((each) => String(isScalar(each.key) ? each.key.value : each.key) === key);
      if (!pair) break;
      at = (pair.key as Node).range?.[0] ?? at;
      node = pair.value;
    } else if (isSeq(one) && one.items[Number(key)]) {
      node = one.items[Number(key)];
      at = (node as Node).range?.[0] ?? at;
    } else break;
  }
  return lines.linePos(at).line;
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
