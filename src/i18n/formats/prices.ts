import { printTagOf } from '../print-tag';
import type { LocaleCode } from '../locales';

/** An amount as the language writes it, without cents where there are none: '€12,000' / '12 000 €'. */
export const formatPrice = (
  { amount, currency }: { amount: number; currency: string },
  locale: LocaleCode,
): string =>
  new Intl.NumberFormat(printTagOf(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
