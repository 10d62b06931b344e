import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { WorkCard } from '../../../api/messages/contract/messages';

type Priced = Pick<WorkCard, 'price'>;

/** Undefined where none is known, or it is told on request. */
export const amountOf = ({ price }: Priced) =>
  price !== null && typeof price === 'object' ? price : undefined;

/** `€12,000`, `12 000 €` */
export function priceOf(work: Priced, locale: LocaleCode): string | undefined {
  const price = amountOf(work);
  return (
    price &&
    new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, {
      ...{ style: 'currency', currency: price.currency },
      minimumFractionDigits: Number.isInteger(price.amount) ? 0 : 2,
    }).format(price.amount)
  );
}
