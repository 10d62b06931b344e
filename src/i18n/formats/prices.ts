import { printTagOf } from '../print-tag';
import type { LocaleCode } from '../locales';

/** '€12,000' / '12 000 €'; cents only where there are some. */
export const formatPrice = (
  { amount, currency }: { amount: number; currency: string },
  locale: LocaleCode,
): string =>
  new Intl.NumberFormat(printTagOf(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
