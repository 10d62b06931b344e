import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { ON_REQUEST } from '../../src/contract/items/work';
import { withChanges } from '../content/contract/field-path';
import type { FieldChange, Values } from '../content/contract/item';
import type { GivenPrice } from './contract/room';
import { openChanges } from '../content/states';
import { textsOf } from '../content/shelves';
import type { NewPiece } from './piece-queries';

/** With the price that the catalogue says. Undefined where there is no such work, not even as a draft. */
export function pieceOf(
  published: Values | undefined,
  changes: readonly FieldChange[] | undefined,
  { work, locale }: { work: string; locale: LocaleCode },
): NewPiece | undefined {
  if (!published && !changes) return undefined;
  const isPublic = published !== undefined && published['status'] !== 'draft';
  const values = isPublic ? published : withChanges(published ?? {}, openChanges(published, changes));
  const titles = textsOf(values['title']);
  const other = LOCALE_CODES.find((code) => titles[code]);
  return {
    work,
    title: titles[locale] ?? (other && titles[other]) ?? work,
    note: '',
    price: priceOf(values),
  };
}

function priceOf({ price, availability }: Values): GivenPrice | null {
  if (availability === 'sold') return null;
  if (price === ON_REQUEST) return ON_REQUEST;
  const { amount, currency } = (price ?? {}) as { amount?: unknown; currency?: unknown };
  if (typeof amount !== 'number' || amount <= 0 || typeof currency !== 'string') return null;
  return { amount, currency, vat: 'with', before: null, showsBefore: false };
}
