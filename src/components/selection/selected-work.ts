import { BOUNDS } from '../../contract/forms/bounds';
import { isSlug } from '../../contract/forms/slug-list';
import { fieldOf, parsedJson, textOf } from '../../gallery/parsed-json';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';

/** A work as a selection keeps it: what finds it in either language, and what names it once it is gone. */
export interface SelectedWork {
  /** In each language, null where there is no translation. */
  slugs: Record<LocaleCode, string | null>;
  /** In the language in which it was gathered. */
  title: string;
  creators: string;
}

/** How many works a selection holds: the bound of an inquiry about them. */
export const SELECTION_MAX = BOUNDS.works.max;

const LONGEST_TEXT = 300;

/** Whether two are one work: they share the address of a language. */
export const isSameWork = (a: Pick<SelectedWork, 'slugs'>, b: Pick<SelectedWork, 'slugs'>): boolean =>
  LOCALE_CODES.some((code) => a.slugs[code] !== null && a.slugs[code] === b.slugs[code]);

export const includesWork = (
  works: readonly Pick<SelectedWork, 'slugs'>[],
  work: Pick<SelectedWork, 'slugs'>,
): boolean => works.some((each) => isSameWork(each, work));

/** What there is to keep of a work that may be more. */
export const toSelectedWork = ({ slugs, title, creators }: SelectedWork): SelectedWork => ({
  slugs,
  title,
  creators,
});

/** The works of a stored text, each once; anybody and anything can write there, so what is no work is left out. */
export function parseSelection(text: string): SelectedWork[] {
  const stored = parsedJson(text)?.value;
  const works = (Array.isArray(stored) ? stored : []).flatMap(workIn);
  return works.filter((work, index) => !includesWork(works.slice(0, index), work)).slice(0, SELECTION_MAX);
}

function workIn(value: unknown): SelectedWork[] {
  const slugs = Object.fromEntries(
    LOCALE_CODES.map((code) => {
      const slug = fieldOf(fieldOf(value, 'slugs'), code);
      return [code, isSlug(slug) ? slug : null];
    }),
  ) as SelectedWork['slugs'];
  const title = textOf(value, 'title');
  if (title === undefined || LOCALE_CODES.every((code) => slugs[code] === null)) return [];
  return [{ slugs, title: cut(title), creators: cut(textOf(value, 'creators') ?? '') }];
}

const cut = (text: string): string => [...text].slice(0, LONGEST_TEXT).join('');
