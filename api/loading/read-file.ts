import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { parseDocument } from 'yaml';
import { problemsOf } from '../../src/contract/check';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { textsIn, type Texts } from '../catalogue-files/texts';
import type { CatalogueProblem } from './catalogue-problem';

/** A file's schema, given the schemas of its texts. */
export type FileSchema<T extends TSchema = TSchema> = (texts: Texts) => T;

/** What a file holds, or the problems that keep it from being read. */
export type FileResult<T> =
  | { content: T; problems: [] }
  | { content?: undefined; problems: CatalogueProblem[] };

/**
 * Reads one YAML file, tests it and takes unsafe HTML out.
 * @param root the catalogue's folder; `file` is relative to it
 */
export async function readCatalogueFile<T extends TSchema>(
  root: string,
  file: string,
  schemaOf: FileSchema<T>,
): Promise<FileResult<Static<T>>> {
  const source = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
  if (source === undefined) return { problems: [{ file, field: '', message: 'is missing' }] };
  const document = parseDocument(source);
  if (document.errors.length > 0) {
    return { problems: document.errors.map(({ message }) => ({ file, field: '', message })) };
  }
  const raw: unknown = document.toJS();
  const schema = schemaOf(textsIn(languagesOf(raw)));
  const problems = problemsOf(schema, raw).map((one) => ({
    file,
    field: fieldOf(one.path),
    message: one.message,
  }));
  return problems.length > 0
    ? { problems }
    : { content: Value.Decode(schema, raw) as Static<T>, problems: [] };
}

/** An item exists in the languages of its slug; what has no slug exists in all of them. */
function languagesOf(raw: unknown): readonly LocaleCode[] {
  const slug = typeof raw === 'object' && raw && 'slug' in raw ? raw.slug : undefined;
  const written = LOCALE_CODES.filter((code) => typeof slug === 'object' && slug && code in slug);
  return written.length > 0 ? written : LOCALE_CODES;
}

const fieldOf = (pointer: string) => pointer.slice(1).replaceAll('/', '.');
