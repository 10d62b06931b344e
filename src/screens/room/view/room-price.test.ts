import { toPriceView } from './room-price';

it.each([
  ['en', '€12,000'],
  ['fr', '12\u202f000\u00a0€'],
] as const)('is printed as in %s, with what is said of VAT', (locale, text) => {
  expect(toPriceView({ amount: 12_000, currency: 'EUR', vat: 'with' }, locale)).toEqual({
    text,
    vat: 'with',
  });
  expect(toPriceView({ amount: 12_000, currency: 'EUR', vat: 'none' }, locale)).toEqual({ text });
});

it('shows a discount by what it was before, and none that is no discount', () => {
  const price = { amount: 10_800, currency: 'USD', vat: 'without' as const };
  expect(toPriceView({ ...price, before: 12_000 }, 'en')).toEqual({
    text: 'US$10,800',
    vat: 'without',
    before: 'US$12,000',
  });
  expect(toPriceView({ ...price, before: 10_800 }, 'en')).not.toHaveProperty('before');
});

it('keeps cents, and small and large amounts whole', () => {
  expect(toPriceView({ amount: 0.5, currency: 'EUR', vat: 'none' }, 'en').text).toBe('€0.50');
  expect(toPriceView({ amount: 1_250_000, currency: 'EUR', vat: 'none' }, 'en').text).toBe('€1,250,000');
});

it('says what is to be asked for', () => {
  expect(toPriceView('on request', 'fr')).toEqual({ text: 'prix sur demande' });
});
