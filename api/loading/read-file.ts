import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { parseDocument } from 'yaml';
import { problemsOf } from '../../src/contract/check';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { textsIn, type Texts } from '../catalogue-files/texts';
import type { Entry } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import type { FileMemo } from './file-memo';

export type FileSchema<T extends TSchema = TSchema> = (texts: Texts) => T;

export type FileResult<T> =
  | { content: Entry<T>; problems: [] }
  | { content?: undefined; problems: CatalogueProblem[] };

/** Removes unsafe HTML. A file known to `memo` gives the same object again. @param file relative to `root` */
export async function readCatalogueFile<T extends TSchema>(
  root: string,
  file: string,
  schemaOf: FileSchema<T>,
  memo: FileMemo,
): Promise<FileResult<Static<T>>> {
  const whole = path.join(root, file);
  try {
    return await memo.of(whole, async () => {
      const source = await readFile(whole, 'utf8');
      return parsedBefore(
        memo,
        whole,
        source,
        () => checkedBefore<T>(file, source) ?? parseCatalogueFile(file, source, schemaOf),
      );
    });
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (!syscall) throw error;
    const reason = code === 'ENOENT' ? 'is missing' : `cannot be read (${message})`;
    return { problems: [{ file, field: '', message: reason }] };
  }
}

interface Parsed {
  hash: string;
  result: unknown;
}

const parsedLast = new WeakMap<FileMemo, Map<string, Parsed>>();

/** A file that was only touched, or of which a second event comes, gives the same object: nothing that shows it is made anew. */
function parsedBefore<R>(memo: FileMemo, whole: string, source: string, parse: () => R): R {
  const ofMemo = parsedLast.get(memo) ?? new Map<string, Parsed>();
  parsedLast.set(memo, ofMemo);
  const hash = createHash('sha256').update(source).digest('base64url');
  const known = ofMemo.get(whole);
  if (known?.hash === hash) return known.result as R;
  const result = parse();
  ofMemo.set(whole, { hash, result });
  return result;
}

/** By file and text: the last few. */
const checkedLast = new Map<string, FileResult<object>>();
const KEPT = 8;

/** What was checked before it was written need not be parsed where it is read, which is once and soon. */
export function keepChecked(file: string, source: string, result: FileResult<object>): void {
  checkedLast.set(`${file}\n${source}`, result);
  const [oldest] = checkedLast.keys();
  if (oldest !== undefined && checkedLast.size > KEPT) checkedLast.delete(oldest);
}

function checkedBefore<T extends TSchema>(file: string, source: string): FileResult<Static<T>> | undefined {
  const key = `${file}\n${source}`;
  const known = checkedLast.get(key);
  checkedLast.delete(key);
  // Safe: the schema follows from the file.
  return known as FileResult<Static<T>> | undefined;
}

/** Removes unsafe HTML. @param file relative to the catalogue's folder */
export function parseCatalogueFile<T extends TSchema>(
  file: string,
  source: string,
  schemaOf: FileSchema<T>,
): FileResult<Static<T>> {
  const document = parseDocument(source);
  if (document.errors.length > 0) {
    return { problems: document.errors.map(({ message }) => ({ file, field: '', message })) };
  }
  return checkedValues(file, document.toJS(), schemaOf);
}

/** The same of what was parsed elsewhere. */
export function checkedValues<T extends TSchema>(
  file: string,
  raw: unknown,
  schemaOf: FileSchema<T>,
): FileResult<Static<T>> {
  const schema = schemaOf(textsIn(languagesOf(raw)));
  const problems = problemsOf(schema, raw).map((one) => ({
    file,
    field: fieldOf(one.path),
    message: one.message,
  }));
  if (problems.length > 0) return { problems };
  const content = { ...(Value.Decode(schema, raw) as object), id: path.basename(file, '.yaml') };
  return { content: content as Entry<Static<T>>, problems: [] };
}

/** Items exist in the languages of their slug, pages in those of the title, the gallery of the description. */
function languagesOf(raw: unknown): readonly LocaleCode[] {
  const { slug, title, description } = (raw ?? {}) as Record<string, unknown>;
  const named = slug ?? title ?? description;
  const written = LOCALE_CODES.filter((code) => typeof named === 'object' && named && code in named);
  return written.length > 0 ? written : LOCALE_CODES;
}

const fieldOf = (pointer: string) => pointer.slice(1).replaceAll('/', '.');
