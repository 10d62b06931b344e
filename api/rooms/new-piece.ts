import type { View } from '../content/answers/view';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { ON_REQUEST } from '../../src/contract/items/work';
import { withChanges } from '../content/contract/field-path';
import type { Values } from '../content/contract/item';
import type { GivenPrice } from './contract/room';
import { findDraft } from '../content/drafts/draft-queries';
import type { Queries } from '../database/queries';
import { openChanges } from '../content/states';
import { textsOf } from '../content/shelves';
import type { NewPiece } from './piece-queries';

/** With the price that the catalogue says. Undefined where there is no such work, not even as a draft. */
export async function pieceOf(
  from: Queries,
  catalogue: View['catalogue'],
  work: string,
  locale: LocaleCode,
): Promise<NewPiece | undefined> {
  const entry = catalogue.works.get(work) as Values | undefined;
  const draft = await findDraft(from, 'works', work);
  if (!entry && !draft) return undefined;
  const isPublic = entry !== undefined && entry['status'] !== 'draft';
  const values = isPublic ? entry : withChanges(entry ?? {}, openChanges(entry, draft?.changes));
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
