import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';

/** Where the browser remembers them. */
export const KEPT = 'desk.preview';

const LIGHTS = ['day', 'evening'] as const;
const SIZES = ['wide', 'phone'] as const;
const CLOSED = 'closed';

export interface Choices {
  isOpen: boolean;
  locale: LocaleCode;
  light: (typeof LIGHTS)[number];
  size: (typeof SIZES)[number];
}
const FIRST = { isOpen: true, light: 'day', size: 'wide' } as const;

/** @param locale what the person works in */
export function read(locale: LocaleCode): Choices {
  const first: Choices = { ...FIRST, locale };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Choices>) };
  } catch {
    return first;
  }
}

/** As the address has them: `fr,evening,phone`. */
export const namesOf = ({ locale, light, size, isOpen }: Choices): string =>
  [locale, light, size, ...(isOpen ? [] : [CLOSED])].join(',');

/** @param names of the address; what they do not say is as it was remembered */
export function choicesIn(names: string | undefined, remembered: Choices): Choices {
  if (names === undefined) return remembered;
  const said = names.split(',');
  const among = <One extends string>(of: readonly One[], otherwise: One): One =>
    of.find((one) => said.includes(one)) ?? otherwise;
  return {
    isOpen: !said.includes(CLOSED),
    locale: among(LOCALE_CODES, remembered.locale),
    light: among(LIGHTS, remembered.light),
    size: among(SIZES, remembered.size),
  };
}
