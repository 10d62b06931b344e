import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { problemsOf } from '../../../src/contract/check';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { safeHtml } from '../../catalogue-files/texts';
import { HTML_SUBSET } from '../../../src/contract/text/html-subset';
import { SHELVES, type OfItem, type Values } from '../contract/item';
import type { Tables } from '../../database/schema/tables';
import { fileSchema } from '../file-schemas';
import type { CatalogueProblem } from './catalogue-content';
import { itemText } from './item-text';
import { LISTING, listColumns } from './list-columns';

/** What answers are made of: an item's values with its id. Its HTML is safe. */
export type Entry = Values & { readonly id: string };

/** Relative to a catalogue's folder; also how problems name an item. */
export const fileOf = ({ shelf, id }: OfItem): string =>
  shelf === 'site' ? 'site.yaml' : `${shelf}/${id}.yaml`;

/** What is wrong with an item by itself. */
export function ownProblems(of: OfItem, values: unknown): CatalogueProblem[] {
  return problemsOf(schemaOf(of, values), values).map(({ path, message }) => ({
    file: fileOf(of),
    field: path.slice(1).replaceAll('/', '.'),
    message,
  }));
}

/**
 * Of values without problems of their own. Of others, what may be left out is; where something does not fit that each of its
 * kind must have, it is not public until somebody has mended it, and all others are.
 */
export function entryOf(of: OfItem, values: Values): Entry {
  const schema = schemaOf(of, values);
  try {
    return { ...(Value.Decode(schema, values) as Values), id: of.id };
  } catch {
    const entry = { ...fittingFields(of, values, schema), id: of.id };
    faults.set(entry, ownProblems(of, values));
    return entry;
  }
}

const faults = new WeakMap<Entry, CatalogueProblem[]>();

/** What was wrong with its values. */
export const faultsOf = (entry: Entry): CatalogueProblem[] => faults.get(entry) ?? [];

function fittingFields(of: OfItem, values: Values, schema: TSchema): Values {
  const fields = schema['properties'] as Record<string, TSchema>;
  const fitting = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name];
      return field && Value.Check(field, value) ? [[name, Value.Decode(field, value)]] : [];
    }),
  ) as Values;
  const lacking = ((schema['required'] ?? []) as string[]).filter((name) => !(name in fitting));
  if (lacking.length === 0) return fitting;
  const asItIs = Object.fromEntries(lacking.map((name) => [name, values[name]]));
  // The site has these anyway.
  if (of.shelf === 'site' || of.shelf === 'pages') return { ...asItIs, ...fitting };
  // Works of the type have it as well.
  if (of.shelf === 'types') return { ...asItIs, ...namedById(of.id), ...fitting };
  const lists = lacking.filter((name) => fields[name]?.['type'] === 'array').map((name) => [name, []]);
  return { ...(Object.fromEntries(lists) as Values), ...fitting, status: 'draft' };
}

const namedById = (id: string): Values => {
  const names = Object.fromEntries(LOCALE_CODES.map((code) => [code, id]));
  return { slug: names, title: names };
};

/** Another version of the library that makes it otherwise safe is another rule. */
const PROBE =
  '<p onclick=x>a<script>b</script><style>c</style><a href="java&#10;script:d" title=e>f</a><svg><p>g</svg>' +
  '<a href=//h>i</a><b>j</b> &nbsp;&lt;<img src=k onerror=l><h3 lang=fr>m<!-- n --><ul><li>o';

/** Tells rows that were made by other schemas, or by another rule of what HTML is safe, or of what lists go by. */
export const RULES: string = createHash('sha256')
  .update(
    JSON.stringify([
      LISTING,
      HTML_SUBSET,
      safeHtml(PROBE),
      SHELVES.map((shelf) => fileSchema(shelf, 'home', LOCALE_CODES)),
      fileSchema('pages', 'about', LOCALE_CODES),
    ]),
  )
  .digest('base64url')
  .slice(0, 16);

/** In place of RULES where an item no longer fits: it is looked at by each start, which says so. */
export const UNFIT = `unfit ${RULES}`;

/**
 * What is kept of an item beside its values, so that an answer makes no HTML safe, and a list parses no item.
 * @param entry made of the text
 */
export function shownColumns(of: OfItem, text: string, entry: Entry) {
  const listed = { version: versionOf(text), ...listColumns(of.shelf, entry) };
  if (faultsOf(entry).length > 0) return { shown: null, shown_by: UNFIT, ...listed };
  const { id: _, ...shown } = entry;
  const made = itemText(of, shown);
  return { shown: made === text ? null : made, shown_by: RULES, ...listed };
}

/** Another one for another text of an item. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

export type ShownRow = Pick<Selectable<Tables['items']>, 'kind' | 'id' | 'published' | 'shown' | 'shown_by'>;

/** What a row shows. */
export function entryIn({ kind, id, published, shown, shown_by }: ShownRow): Entry {
  if (shown_by !== RULES) return entryOf({ shelf: kind, id }, JSON.parse(published) as Values);
  return { ...(JSON.parse(shown ?? published) as Values), id };
}

const schemas = new Map<string, TSchema>();

function schemaOf({ shelf, id }: OfItem, values: unknown): TSchema {
  const languages = languagesOf(values);
  const key = [shelf, shelf === 'pages' && id === 'home' && 'home', ...languages].join();
  const schema = schemas.get(key) ?? fileSchema(shelf, id, languages);
  schemas.set(key, schema);
  return schema;
}

/** Items exist in the languages of their slug, pages in those of the title, the gallery of the description. */
function languagesOf(values: unknown): readonly LocaleCode[] {
  const { slug, title, description } = (values ?? {}) as Record<string, unknown>;
  const named = slug ?? title ?? description;
  const written = LOCALE_CODES.filter((code) => typeof named === 'object' && named && code in named);
  return written.length > 0 ? written : LOCALE_CODES;
}
