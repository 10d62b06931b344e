import type { InitOptions } from 'i18next';

/** Keys are flat and have dots in them; React escapes. */
export const I18NEXT_OPTIONS = {
  defaultNS: 'common',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;
