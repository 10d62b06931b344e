import type { GalleryDatabase } from '../../database/database';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import { FILE_KINDS } from '../../files/file-queries';
import { filesOf, placedFiles } from '../published/assets';
import type { CatalogueProblem } from '../published/catalogue-content';
import { contentProblems } from '../checks/check-content';
import { nearBy } from '../checks/problems-with';
import { problemsOf } from '../../../src/contract/check';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { OfItem, Values } from '../contract/item';
import { fileSchema } from '../file-schemas';
import { fileOf } from '../published/entry';
import { listOf, localesOf, textsOf } from '../shelves';
import { formerSlugsIn } from '../former-slugs';

/** Any time: publishing sets it. */
const UPDATED_AT = '2000-01-01T00:00:00Z';

/** What the item would be refused for, were it published as it is. */
export async function errorsOf(
  database: Pick<GalleryDatabase, 'read'>,
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
  const { missing, ...near } = await database.read(async (from) => ({
    ...(await nearBy(from, [changed])),
    missing: await missingFiles(from, of, whole),
  }));
  const shared = contentProblems(near).filter((one) => one.file === file);
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

/** That the store does not have. */
async function missingFiles(from: Queries, of: OfItem, values: Values): Promise<CatalogueProblem[]> {
  const named = placedFiles(of, values);
  const problems = await inTurn(FILE_KINDS, async (kind) => {
    const own = named.filter(({ folder }) => folder === kind);
    const there = await filesOf(from)[kind](own.map(({ name }) => name));
    const lacking = own.filter(({ name }) => !there.has(name));
    return lacking.map(({ field }) => ({
      ...{ file: fileOf(of), field, message: `the file is not in ${kind}/` },
    }));
  });
  return problems.flat();
}
