import { withoutInvisible } from '../text/invisible';
import { BOUNDS } from './bounds';

/** Also a word in brackets: `01 23 45 67 89 (bureau)`. */
const PHONE = /^(?:[\p{Nd}+().\-/# ]|ext\.?|x|\([\p{L}\p{M} .'’-]+\))*$/iu;

/** As it is kept and checked, of what was typed or pasted: spaces, dashes and invisible marks of every kind made plain. */
export const tidyPhone = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel:\s*/i, '');

export type PhoneFault = { kind: 'min' | 'max'; value: number } | { kind: 'phone' };

/**
 * Contract, 'Bounds'; the one rule of browser and API.
 * @param phone tidied
 */
export function phoneFault(phone: string): PhoneFault | undefined {
  const { min, max, digits } = BOUNDS.phone;
  const { length } = [...phone];
  if (length < min) return { kind: 'min', value: min };
  if (length > max) return { kind: 'max', value: max };
  const isEnough = (phone.match(/\p{Nd}/gu) ?? []).length >= digits;
  return PHONE.test(phone) && isEnough ? undefined : { kind: 'phone' };
}

/** For a `tel:` link: the first number, without its extension; undefined where there is none to dial. */
export function dialled(phone: string): string | undefined {
  const [first = ''] = phone.split(/\/|#|x|ext/i);
  const number = first.replace(/[^\d+]/g, '');
  return number.replace('+', '').length >= BOUNDS.phone.digits ? number : undefined;
}
