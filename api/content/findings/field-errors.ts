import { access } from 'node:fs/promises';
import path from 'node:path';
import type { GalleryDatabase } from '../../database/database';
import { modelsOf, picturesOf, pressReleasesOf } from '../published/assets-of';
import type { Catalogue } from '../published/catalogue';
import type { ReadableContent } from '../published/catalogue-content';
import type { CatalogueProblem } from '../published/catalogue-problem';
import { contentProblems } from '../checks/check-content';
import { contentOf, nearBy } from '../checks/near-by';
import { problemsOf } from '../../../src/contract/check';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { OfItem, Values } from '../contract/item';
import { fileSchema } from '../file-schemas';
import { fileOf } from '../published/entry';
import { listOf, localesOf, textsOf } from '../shelves';
import { formerSlugsIn } from '../former-slugs';

/** Any time: publishing sets it. */
const UPDATED_AT = '2000-01-01T00:00:00Z';

interface Place {
  database: Pick<GalleryDatabase, 'read'>;
  catalogue: Catalogue;
  /** The catalogue's folder. */
  root: string;
}

/** What the item would be refused for, were it published as it is. */
export async function errorsOf(
  { database, catalogue, root }: Place,
  of: OfItem,
  values: Values,
): Promise<CatalogueProblem[]> {
  const file = fileOf(of);
  const hasSlug = of.shelf !== 'pages' && of.shelf !== 'site';
  const { status: _, ...whole }: Values = {
    ...(hasSlug && { slug: {} }),
    ...values,
    updated_at: UPDATED_AT,
  };
  const own = ownProblems(of, whole, file);
  const changed = { ...of, entry: { ...whole, ...shaped(of, whole), id: of.id } };
  const isNew = ({ field }: CatalogueProblem) => !own.some((one) => topOf(one.field) === topOf(field));
  const near = await database.read((from) => nearBy(from, [changed]));
  const shared = contentProblems(near).filter((one) => one.file === file);
  const missing = await missingFiles(root, contentOf([changed], catalogue), file);
  return [...own, ...[...shared, ...missing].filter(isNew)];
}

const topOf = (field: string): string => field.split('.')[0] ?? '';

function ownProblems({ shelf, id }: OfItem, values: Values, file: string): CatalogueProblem[] {
  const locales = localesOf(values);
  const schema = fileSchema(shelf, id, locales.length > 0 ? locales : LOCALE_CODES);
  return problemsOf(schema, values).map((problem) => {
    const field = problem.path.slice(1).replaceAll('/', '.');
    const isEmpty = valueIn(values, field) === '';
    return { file, field, message: isEmpty ? 'is missing' : problem.message };
  });
}

/** Into lists as well. */
function valueIn(values: Values, field: string): unknown {
  let value: unknown = values;
  for (const name of field.split('.'))
    value = typeof value === 'object' && value !== null ? (value as Values)[name] : undefined;
  return value;
}

/** What the checks of the whole catalogue rely on; a draft may lack it. */
function shaped({ shelf }: OfItem, values: Values): Values {
  if (shelf === 'pages') return { title: textsOf(values['title']) };
  const former = LOCALE_CODES.map((locale) => [locale, formerSlugsIn(values, locale)] as const);
  return {
    former_slugs: Object.fromEntries(former),
    ...(shelf === 'works' && { creators: listOf(values['creators']) }),
  };
}

/** That nothing else shows yet, and that are not in the folder either. */
async function missingFiles(
  root: string,
  content: ReadableContent,
  file: string,
): Promise<CatalogueProblem[]> {
  const pictures = picturesOf(content).flatMap(({ file: of, field, picture }) => [
    ...named(of, field, picture),
    ...named(of, `${field}.night`, picture?.night),
  ]);
  const files = pressReleasesOf(content).map((one) => ({
    ...{ of: one.file, field: one.field },
    name: path.join('files', one.name),
  }));
  const models = modelsOf(content).map((one) => ({
    ...{ of: one.file, field: one.field },
    name: path.join('models', one.name),
  }));
  const own = [...pictures, ...files, ...models].filter(({ of }) => of === file);
  const found = await Promise.all(own.map(({ name }) => isFile(root, name)));
  return own.flatMap(({ field, name }, index) =>
    found[index] ? [] : [{ file, field, message: `the file is not in ${path.dirname(name)}/` }],
  );
}

/** A draft may have a place for a picture, and none in it yet. */
const named = (of: string, field: string, picture: { file?: string; hd?: string } | undefined) =>
  picture?.file ? [{ of, field, name: path.join('pictures', picture.hd ?? picture.file) }] : [];

async function isFile(root: string, name: string): Promise<boolean> {
  const whole = path.resolve(root, name);
  // Names in drafts are not checked yet.
  if (!whole.startsWith(path.resolve(root) + path.sep)) return false;
  return access(whole).then(
    () => true,
    () => false,
  );
}
