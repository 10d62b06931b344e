import { readAmount } from '../../../content/contract/amount';
import { availabilityIn } from './chosen-words';
import { wordsOf } from './plain';

const ON_REQUEST =
  /^(?:por|p o r|poa|p o a|(?:price |prix )?(?:on|upon) (?:request|application|demand)|(?:prix )?sur demande|(?:nous|veuillez nous) (?:consulter|contacter)|(?:please )?(?:contact us|enquire|inquire))$/;
/** Signs and words in lists, as ISO 4217 has them. */
const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\beuros?\b/i],
  ['GBP', /£|\bpounds?\b/i],
  ['USD', /\bUS ?\$|\$|\bdollars?\b/i],
  ['CHF', /\bCHF\b|\bfr\.|\bfrancs? suisses?\b/i],
];
const CODE = /\b(?:EUR|GBP|USD|CHF|JPY|CAD|AUD|SEK|NOK|DKK|HKD)\b/i;

/** Undefined where none is named. */
export function currencyIn(text: string): string | undefined {
  const code = CODE.exec(text)?.[0] ?? (/^[a-z]{3}$/i.test(text.trim()) ? text.trim() : undefined);
  return code?.toUpperCase() ?? CURRENCIES.find(([, pattern]) => pattern.test(text))?.[0];
}

export type PriceInCell = { amount: number; currency: string | undefined } | 'on request' | 'sold';

/** '4 800 €', 'EUR 4,800.50', 'P.O.A.'; 'sold' where a list says so in place of the price; undefined for what is no price. */
export function priceIn(text: string): PriceInCell | undefined {
  if (ON_REQUEST.test(wordsOf(text))) return 'on request';
  if (availabilityIn(text) === 'sold') return 'sold';
  const found = /\d[\d\s.,'’]*/.exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const isElse = /\d/.test(after) || /[-−–]\s*$/.test(before) || hasOtherWords(`${before} ${after}`);
  const amount = isElse ? undefined : readAmount(found[0].replace(/[.,]\s*$/, ''));
  return typeof amount !== 'number'
    ? undefined
    : { amount, currency: currencyIn(before) ?? currencyIn(after) };
}

const COMMON = /\b(ttc|ht|net|incl|vat)\b/gi;
/** Beside the currency and 'TTC', which make no other price. */
const hasOtherWords = (text: string): boolean =>
  wordsOf(
    [...CURRENCIES.map(([, pattern]) => pattern), CODE, COMMON].reduce(
      (left, pattern) => left.replace(pattern, ' '),
      text,
    ),
  ) !== '';
