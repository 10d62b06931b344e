import type { WorkSummary } from '../../../contract/items/work';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import { filterSearch, type WorksFilter } from '../../../routes/works-filter';
import { factsOf } from './work-facts';

export type Searches = Partial<Record<LocaleCode, string>>;
export type WorksByLanguage = Partial<Record<LocaleCode, readonly WorkSummary[]>>;

/** Materials and creators are named in the language of their page: only for these the other lists are needed. */
export const isOfLanguage = ({ material, creator }: WorksFilter): boolean =>
  material !== undefined || creator !== undefined;

/**
 * The query of the same list in the other languages, brass being laiton there. What has no counterpart is left out, as is the
 * page of the list: its works may stand on others. Empty where the query is the same in all.
 */
export function searchInLanguages(filter: WorksFilter, locale: LocaleCode, lists: WorksByLanguage): Searches {
  if (!isOfLanguage(filter)) return {};
  const { material, creator, page: _, ...others } = filter;
  const codes = LOCALE_CODES.filter((code) => code !== locale);
  return Object.fromEntries(
    codes.map((code) => {
      const pairs = pairsOf(lists[locale] ?? [], lists[code] ?? []);
      const keysOf = (work: WorkSummary, language: LocaleCode) =>
        factsOf(work, language).materials.map(({ key }) => key);
      const translated = {
        ...others,
        ...named(
          'creator',
          counterpart(creator, pairs, ({ creators }) => creators.map(({ slug }) => slug)),
        ),
        ...named(
          'material',
          counterpart(material, pairs, (work, isOther) => keysOf(work, isOther ? code : locale)),
        ),
      };
      return [code, filterSearch(translated)];
    }),
  );
}

type Pair = readonly [own: WorkSummary, other: WorkSummary];

function pairsOf(own: readonly WorkSummary[], other: readonly WorkSummary[]): Pair[] {
  const byId = new Map(other.map((work) => [work.id, work]));
  return own.flatMap((work): Pair[] => {
    const same = byId.get(work.id);
    return same ? [[work, same]] : [];
  });
}

/** What stands in the same place on most works in the other language, as both name them in one order. */
function counterpart(
  asked: string | undefined,
  pairs: readonly Pair[],
  namesOf: (work: WorkSummary, isOther: boolean) => readonly string[],
): string | undefined {
  if (asked === undefined) return undefined;
  const votes = new Map<string, number>();
  for (const [own, other] of pairs) {
    const names = namesOf(own, false);
    const at = names.indexOf(asked);
    const others = at < 0 ? [] : namesOf(other, true);
    const found = others.length === names.length ? others[at] : undefined;
    if (found) votes.set(found, (votes.get(found) ?? 0) + 1);
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const named = (name: 'creator' | 'material', value: string | undefined): WorksFilter =>
  value === undefined ? {} : { [name]: value };
