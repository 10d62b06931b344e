import { BOUNDS } from '../../contract/forms/bounds';
import { isSlug } from '../../contract/forms/slug-list';
import { fieldOf, parsedJson, textOf } from '../../gallery/parsed-json';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';

/** As stored in the browser: `slugs` find the work, `title` names it once it is deleted. */
export interface SelectedWork {
  /** Null in a language without a translation. */
  slugs: Record<LocaleCode, string | null>;
  title: string;
  creators: string;
}

/** The API's limit for works in one enquiry. */
export const SELECTION_MAX = BOUNDS.works.max;

const LONGEST_TEXT = 300;

/** The same slug in one language is enough. */
export const isSameWork = (a: Pick<SelectedWork, 'slugs'>, b: Pick<SelectedWork, 'slugs'>): boolean =>
  LOCALE_CODES.some((code) => a.slugs[code] !== null && a.slugs[code] === b.slugs[code]);

export const includesWork = (
  works: readonly Pick<SelectedWork, 'slugs'>[],
  work: Pick<SelectedWork, 'slugs'>,
): boolean => works.some((each) => isSameWork(each, work));

export const toSelectedWork = ({ slugs, title, creators }: SelectedWork): SelectedWork => ({
  slugs,
  title,
  creators,
});

/** Anything can write to the browser's storage: invalid entries and duplicates are dropped. */
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
