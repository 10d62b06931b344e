import type { RoomPrice } from '../../../contract/rooms/room';
import { ON_REQUEST } from '../../../contract/collections/values';
import { translator } from '../../../i18n/translator';
import { formatPrice } from '../../../i18n/formats/prices';
import type { LocaleCode } from '../../../i18n/locales';

export interface PriceView {
  /** '€12,000', 'price on request' */
  text: string;
  vat?: 'with' | 'without';
  /** What it cost before the discount. */
  before?: string;
}

export function toPriceView(price: RoomPrice, locale: LocaleCode): PriceView {
  if (price === ON_REQUEST) return { text: translator(locale)('work.price-on-request') };
  const { amount, currency, vat, before } = price;
  return {
    text: formatPrice({ amount, currency }, locale),
    ...(vat !== 'none' && { vat }),
    // A discount of nothing is none.
    ...(before !== undefined &&
      before > amount && { before: formatPrice({ amount: before, currency }, locale) }),
  };
}
