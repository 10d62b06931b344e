import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TSchema } from '@sinclair/typebox';
import { isScalar, parseDocument, stringify } from 'yaml';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { Store } from '../../../src/contract/server/store/store';
import { partOf } from '../../../src/contract/server/write-whole';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { OfItem, Values } from '../../content/contract/item';
import { fileSchema } from '../../content/file-schemas';
import type { CatalogueProblem } from '../../content/published/catalogue-content';
import { fileOf } from '../../content/published/entry';
import { allPublished } from '../../content/published/item-queries';
import { fieldSchema, inOrder, valuesOf } from '../../content/published/item-text';
import type { GalleryDatabase } from '../../database/database';
import type { NewRow } from '../../files/file-queries';
import { hashOf, originalKey, readOriginal } from '../../files/originals';
import { hashesOf, mediaOfItem } from './folder-media';
import { isPart } from '../../content/contract/field-path';

type Items = readonly PublicItem[];

interface ExportOptions {
  items: Items;
  /** What the names of pictures, documents and models stand for. */
  media: readonly NewRow[];
  files: Store;
  folder: string;
}

/** What an export writes, by the names of files. */
export interface PlannedExport {
  added: string[];
  changed: string[];
  /** Items that are public no more. */
  removed: string[];
  /** What public items name and nobody can read. */
  problems: CatalogueProblem[];
  /** Writes all of it. */
  write(): Promise<void>;
}

/**
 * Everything public as a folder of YAML, a file an item, with what it names beside: the same bytes for the same content.
 * Pictures, documents and models that are in the folder and nobody names stay.
 * @throws Error where the folder holds something else
 */
export async function planExport({
  items,
  media: rows,
  files,
  folder,
}: ExportOptions): Promise<PlannedExport> {
  await requireCatalogue(folder);
  const texts = new Map(items.map(({ values, ...of }) => [fileOf(of), exportedText(of, values)]));
  const hashes = hashesOf(rows);
  const media = { lacking: [] as string[], other: [] as string[], problems: [] as CatalogueProblem[] };
  for (const name of namedBy(items)) {
    const hash = hashes.get(name);
    if (hash === undefined || !(await files.has(originalKey(hash))))
      media.problems.push({ file: name, field: '', message: 'cannot be read (it is not there)' });
    else {
      const there = await readFile(path.join(folder, name)).catch(unlessMissing);
      if (!there) media.lacking.push(name);
      else if (hashOf(there) !== hash) media.other.push(name);
    }
  }
  const added: string[] = [];
  const changed: string[] = [];
  for (const [name, text] of texts) {
    const there = await readFile(path.join(folder, name), 'utf8').catch(unlessMissing);
    if (there === undefined) added.push(name);
    else if (there !== text) changed.push(name);
  }
  const removed = (await itemsIn(folder)).filter((name) => !texts.has(name));
  return {
    added: [...added, ...media.lacking],
    changed: [...changed, ...media.other],
    removed,
    problems: media.problems,
    async write() {
      // Not flushed file by file, which takes longer than all the rest: an export can be made again.
      for (const name of [...added, ...changed, ...media.lacking, ...media.other]) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        const text = texts.get(name);
        await writeFile(partOf(file), text ?? (await readOriginal(files, hashes.get(name) ?? '')));
        await rename(partOf(file), file);
      }
      for (const name of removed) await rm(path.join(folder, name), { force: true });
    },
  };
}

/** The text of an item's file. */
export const exportedText = (of: OfItem, values: Values): string =>
  yamlOf(values, fileSchema(of.shelf, of.id, LOCALE_CODES));

/** What hides itself, as git's folder does, may be there. */
async function requireCatalogue(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? [];
  if (names.every((name) => name.startsWith('.')) || names.includes('site.yaml')) return;
  throw new Error(
    `${folder} holds something, and no catalogue: nothing was written. Name an empty folder, or one that was exported to before.`,
  );
}

async function itemsIn(folder: string): Promise<string[]> {
  const found = await Promise.all(
    [...FOLDERS, 'pages'].map(async (kind) => {
      const names = (await readdir(path.join(folder, kind)).catch(unlessMissing)) ?? [];
      return names.filter((name) => name.endsWith('.yaml')).map((name) => `${kind}/${name}`);
    }),
  );
  return found.flat().sort();
}

const namedBy = (items: Items): string[] =>
  [...new Set(items.flatMap(({ values, ...of }) => mediaOfItem(of, values)))].sort();

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

interface Place {
  /** Columns before the part. */
  indent: number;
  /** What stands before it on its first line. */
  before: number;
  schema: TSchema | undefined;
}

/** YAML of an item, in the manner of the sample catalogue: the same values give the same bytes. */
export const yamlOf = (values: Values, schema: TSchema): string =>
  `${yamlPart(values, { indent: 0, before: Infinity, schema })}\n`;

/** Lines after the first are indented. */
function yamlPart(value: unknown, place: Place): string {
  if (typeof value === 'string') return textOf(value, place);
  if (!isPart(value) && !Array.isArray(value)) return stringify(value, { lineWidth: 0 }).trimEnd();
  const flow = flowOf(value, place.schema);
  if (place.before + flow.length <= WIDTH && isShort(value)) return flow;
  if (Object.keys(value).length === 0) return flow;
  return Array.isArray(value) ? listOf(value, place) : fieldsOf(value, place);
}

const fieldsOf = (values: Values, { indent, schema }: Place): string =>
  inOrder(Object.keys(values), schema)
    .map((key) => fieldOf(key, values[key], indent, fieldSchema(schema, key)))
    .join(`\n${' '.repeat(indent)}`);

function fieldOf(key: string, value: unknown, indent: number, schema: TSchema | undefined): string {
  const head = `${flowOf(key)}:`;
  const part = yamlPart(value, { indent: indent + 2, before: indent + head.length + 1, schema });
  const isBlock = typeof value === 'object' && value !== null && !/^[{[]/.test(part);
  return isBlock ? `${head}\n${' '.repeat(indent + 2)}${part}` : `${head} ${part}`;
}

/** Fields of an item stand below each other after its dash. */
const listOf = (values: readonly unknown[], { indent, schema }: Place): string =>
  values
    .map((value) => {
      const place = { indent: indent + 2, before: indent + 2, schema: fieldSchema(schema) };
      return `- ${yamlPart(value, place)}`;
    })
    .join(`\n${' '.repeat(indent)}`);

/** Lists of ids and small records stand on one line, what has parts of its own does not. */
function isShort(value: Values | readonly unknown[]): boolean {
  const parts = Object.values(value);
  return parts.every((part) => (typeof part !== 'object' || part === null) && !/[<\n]/.test(String(part)));
}

function flowOf(value: unknown, schema?: TSchema): string {
  if (Array.isArray(value)) return `[${value.map((one) => flowOf(one, fieldSchema(schema))).join(', ')}]`;
  if (isPart(value)) {
    const fields = inOrder(Object.keys(value), schema).map(
      (key) => `${flowOf(key)}: ${flowOf(value[key], fieldSchema(schema, key))}`,
    );
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  if (typeof value !== 'string') return stringify(value, { lineWidth: 0 }).trimEnd();
  return isPlain(value) && !/[,[\]{}]/.test(value) ? value : JSON.stringify(value);
}

function textOf(text: string, { indent, before }: Place): string {
  const line = isPlain(text) ? text : JSON.stringify(text);
  const margin = `\n${' '.repeat(indent)}`;
  if (canFold(text) && line.length > WIDTH - before) {
    const lines = foldedLines(text, WIDTH - indent);
    if (lines.length > 1) return ['>-', ...lines].join(margin);
  }
  const isLiteral = text.includes('\n') && /^\S[^\p{Cc}\p{Cs}]*(\n[^\p{Cc}\p{Cs}]*)*\S$/u.test(text);
  return isLiteral ? `|-\n${text}`.replace(/\n(?=[^\n])/g, margin) : line;
}

/** Words that mean nothing else to any reader: most texts are, and parsing each takes longer than writing it. */
const WORDS = /^(?!(null|true|false)$)[a-z][\w-]*( [\w-]+)*$/i;

/** Without quotes it is the same text, to readers of older YAML as well, who see dates and times where digits begin. */
function isPlain(text: string): boolean {
  if (!canFold(text) || /^[\d.+-]|^(y|n|yes|no|on|off)$|[:#]/i.test(text)) return false;
  if (WORDS.test(text)) return true;
  const { contents, errors } = parseDocument(text);
  return errors.length === 0 && isScalar(contents) && contents.value === text && !contents.comment;
}

/** Characters of a line, with its indentation; that of the sample catalogue. */
const WIDTH = 108;

const BLOCK_TAG = /^<(p|h3|h4|ul|ol|li|blockquote)[ >]/;

/** A break stands for one space, so only such may be broken, and never before more space. */
const canFold = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}\u2028\u2029\uFEFF]/u.test(text) && text.trim() === text && text !== '';

/** Lines of a folded text; paragraphs begin new ones. */
function foldedLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && (longer.length > width || BLOCK_TAG.test(word))) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

export type PublicItem = OfItem & { values: Values };

/** All that is public, in the order of kinds and ids. */
export const publicItems = async (database: Pick<GalleryDatabase, 'read'>): Promise<PublicItem[]> =>
  (await database.read(allPublished)).map(({ kind, id, published }) => ({
    ...{ shelf: kind, id, values: valuesOf(published) },
  }));
