import { LOCALES, type LocaleCode } from '../i18n/locales';
import { routePath } from './route-path';

export const AVAILABILITY_CHOICES = ['all', 'available', 'sold'] as const;
export type AvailabilityChoice = (typeof AVAILABILITY_CHOICES)[number];

/** A page of a list that is too long for one: the works of a choice, from the first page on. */
export interface WorksPart {
  choice: AvailabilityChoice;
  /** Of the page, from 1. */
  number: number;
}

/** The page that stands at the list's own address. */
export const FIRST_PART: WorksPart = { choice: 'all', number: 1 };

/** What a choice is called in the addresses of a language; all works need no word. */
const wordOf = (choice: AvailabilityChoice, locale: LocaleCode): string =>
  choice === 'all' ? '' : LOCALES[locale].addresses.parts[choice];

/** The last segment of a part's address: `2`, `sold`, `sold-2`; '' for the first part, which has none. */
export const partSlug = ({ choice, number }: WorksPart, locale: LocaleCode): string =>
  [wordOf(choice, locale), number > 1 ? String(number) : ''].filter(Boolean).join('-');

/** The part that a segment names; undefined for any other spelling than `partSlug`'s. */
export function readPart(slug: string, locale: LocaleCode): WorksPart | undefined {
  const number = Number(/(?:^|-)(\d{1,6})$/.exec(slug)?.[1] ?? 1);
  const parts = AVAILABILITY_CHOICES.map((choice) => ({ choice, number }));
  return parts.find((part) => slug !== '' && partSlug(part, locale) === slug);
}

/** The path of a part of the list of a type: `/works/type/lighting/sold-2`. */
export function partPath(locale: LocaleCode, typeSlug: string, part: WorksPart): string {
  const slug = partSlug(part, locale);
  return slug === ''
    ? routePath('works-type-slug', locale, { slug: typeSlug })
    : routePath('works-type-slug-part', locale, { slug: typeSlug, part: slug });
}
