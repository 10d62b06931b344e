import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { isSame } from '../contract/field-path';
import type { Finding, OfItem, Values } from '../contract/item';
import { findDraft } from '../drafts/draft-queries';
import { conflictFindings } from '../findings/named-problems';
import { formerSlugsIn, withFormerSlugs, withoutFormerSlug, writtenSlugs } from '../former-slugs';
import { fileOf } from '../published/entry';
import { publishedItem, textsOfItems } from '../published/item-queries';
import { itemText, valuesOf } from '../published/item-text';
import { ownerOf } from '../published/link-queries';
import { isFolder, textsOf } from '../shelves';
import { planChanges, type Planned, timeOf } from './changes';
import { findVersion, passedOnWith, type VersionRow, type Written } from './version-queries';

/** Acts that are taken back by their version; what is sold is made available again instead. */
const TAKEN_BACK: readonly Written['act'][] = ['published', 'withdrawn', 'deleted'];

export interface TakenBack extends Planned {
  version: VersionRow;
}

/** @param number of the version that the act made. @throws DeskError where the item has none such */
export async function planTakingBack(services: DeskServices, of: OfItem, number: number): Promise<TakenBack> {
  const { shelf, id } = of;
  const { version, draft } = await services.database.read(async (from) => ({
    version: await findVersion(from, number),
    draft: await findDraft(from, shelf, id),
  }));
  if (version?.shelf !== shelf || version.item !== id || !TAKEN_BACK.includes(version.act))
    throw new DeskError('notFound');
  const now = (await publishedItem(services, of))?.text ?? null;
  const isChanged = now !== version.after || (draft !== undefined && draft.at > version.at);
  // What was never public is none again.
  const values =
    version.before === null
      ? NOTHING
      : {
          ...(await earlier(services, of, valuesOf(version.before), valuesOf(version.after))),
          updated_at: timeOf(services.now()),
        };
  const text = version.before && itemText(of, values);
  return {
    ...{ ...of, version, values },
    written: writtenWith(version, text),
    findings: isChanged ? changedSince : [],
  };
}

const NOTHING: Values = { status: 'draft' };
const changedSince: Finding[] = conflictFindings([{ path: '', mine: null, theirs: null, by: null }]);

/** Addresses that it had meanwhile lead to it from now on, unless they have been another's before, whose they are again. */
async function earlier(
  { database }: Pick<DeskServices, 'database'>,
  { shelf, id }: OfItem,
  before: Values,
  meanwhile: Values,
): Promise<Values> {
  if (!isFolder(shelf)) return before;
  return database.read(async (from) => {
    let values = withFormerSlugs(before, meanwhile);
    for (const locale of LOCALE_CODES) {
      const slug = textsOf(meanwhile['slug'])[locale] ?? '';
      const owner = await ownerOf(from, shelf, { locale, slug, isFormer: true });
      if (owner !== undefined && owner !== id) values = withoutFormerSlug(values, locale, slug);
    }
    return values;
  });
}

const writtenWith = ({ shelf, item, after: before }: VersionRow, after: string | null): Written => ({
  ...{ shelf, item, act: 'takenBack', before, after },
  draft: null,
});

/** A version in which an item gave up addresses of before. */
interface PassedOn {
  version: VersionRow;
  had: Values;
  left: Values;
  /** Of those that left them, and have them again. */
  heirs: Values[];
}

/** Changes to items that gave up addresses of before to what is taken back: they have them again, unless they were given others since. */
export async function planPassedBack(
  services: DeskServices,
  taken: readonly TakenBack[],
): Promise<Planned[]> {
  const passed = new Map<number, PassedOn>();
  for (const { version, values } of taken)
    for (const row of await services.database.read((from) => passedOnWith(from, version))) {
      const known = passed.get(row.number) ?? {
        version: row,
        had: valuesOf(row.before),
        left: valuesOf(row.after),
        heirs: [],
      };
      passed.set(row.number, { ...known, heirs: [...known.heirs, values] });
    }
  const newestFirst = [...passed.values()].sort((one, other) => other.version.number - one.version.number);
  const owners = new Map(
    newestFirst.map(({ version }) => [fileOf({ shelf: version.shelf, id: version.item }), version]),
  );
  const isTaken = new Set(taken.map(fileOf));
  const left = [...owners.values()]
    .map(({ shelf, item: id }): OfItem => ({ shelf, id }))
    .filter((of) => !isTaken.has(fileOf(of)));
  const there = await services.database.read((from) => textsOfItems(from, left));
  return planChanges(
    services,
    left.filter((of) => there.has(fileOf(of))),
    'passedBack',
    (values, { shelf, id }) =>
      newestFirst
        .filter(({ version }) => version.shelf === shelf && version.item === id)
        .reduce(given, values),
  );
}

function given(values: Values, { had, left, heirs }: PassedOn): Values {
  const isBack = (locale: LocaleCode, slug: string): boolean =>
    heirs.some(({ slug: slugs }) => textsOf(slugs)[locale] === slug);
  return LOCALE_CODES.reduce((all, locale) => {
    const rest = formerSlugsIn(left, locale);
    const slugs = formerSlugsIn(had, locale).filter((slug) => rest.includes(slug) || isBack(locale, slug));
    return isSame(formerSlugsIn(all, locale), rest) && slugs.length > rest.length
      ? writtenSlugs(all, locale, slugs)
      : all;
  }, values);
}
