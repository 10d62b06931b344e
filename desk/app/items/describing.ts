import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';

const MARK = /^#?describe:([a-z-]+):(.+)$/;

/** What an item's address ends in to have the description of one of its pictures written. */
export const describing = (file: string, locale: LocaleCode): string => `describe:${locale}:${file}`;

/** The path of the field that an address asks for; undefined for other addresses, and where the item has no such picture. */
export function descriptionAsked(hash: string, values: unknown): string | undefined {
  const [, code = '', file = ''] = MARK.exec(decodeURIComponent(hash)) ?? [];
  if (!LOCALE_CODES.some((one) => one === code)) return undefined;
  const picture = pathOf(values, file);
  return picture && `${picture}.alt.${code}`;
}

/** Of what has the file, wherever it stands in it: `pictures.2`, `news.0.picture.night`. */
function pathOf(value: unknown, file: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (isPicture(part) && part.file === file) return name;
    const below = pathOf(part, file);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}

const isPicture = (value: unknown): value is { file: unknown } =>
  typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;
