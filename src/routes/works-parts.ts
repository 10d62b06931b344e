import { LOCALES, type LocaleCode } from '../i18n/locales';
import { routePath } from './route-path';

export const AVAILABILITY_CHOICES = ['all', 'available', 'sold'] as const;
export type AvailabilityChoice = (typeof AVAILABILITY_CHOICES)[number];

export interface WorksPart {
  choice: AvailabilityChoice;
  /** From 1. */
  number: number;
}

export const FIRST_PART: WorksPart = { choice: 'all', number: 1 };

const wordOf = (choice: AvailabilityChoice, locale: LocaleCode): string =>
  choice === 'all' ? '' : LOCALES[locale].addresses.parts[choice];

/** `2`, `sold`, `sold-2`; '' for the first part. */
export const partSlug = ({ choice, number }: WorksPart, locale: LocaleCode): string =>
  [wordOf(choice, locale), number > 1 ? String(number) : ''].filter(Boolean).join('-');

/** Undefined for any other spelling than `partSlug`'s. */
export function readPart(slug: string, locale: LocaleCode): WorksPart | undefined {
  const number = Number(/(?:^|-)(\d{1,6})$/.exec(slug)?.[1] ?? 1);
  const parts = AVAILABILITY_CHOICES.map((choice) => ({ choice, number }));
  return parts.find((part) => slug !== '' && partSlug(part, locale) === slug);
}

/** `/works/type/lighting/sold-2` */
export function partPath(locale: LocaleCode, typeSlug: string, part: WorksPart): string {
  const slug = partSlug(part, locale);
  return slug === ''
    ? routePath('works-type-slug', locale, { slug: typeSlug })
    : routePath('works-type-slug-part', locale, { slug: typeSlug, part: slug });
}
