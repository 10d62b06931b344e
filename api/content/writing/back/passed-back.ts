import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { isSame } from '../../contract/field-path';
import type { OfItem, Values } from '../../contract/item';
import type { DeskServices } from '../../../desk/desk-services';
import { formerSlugsIn, writtenSlugs } from '../../former-slugs';
import { fileOf } from '../../published/entry';
import { textsOfItems } from '../../published/item-queries';
import { textsOf } from '../../shelves';
import { passedOnWith, type VersionRow } from '../version-queries';
import { valuesOf } from '../../published/item-text';
import { planChanges, type Planned } from '../changes';
import type { TakenBack } from './plan-taking-back';

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
