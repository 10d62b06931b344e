import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Finding } from '../contract/items/item';
import { open, opened, saves, server, spoken } from '../screens/editor/testing/open-editor';

const amount = () => screen.getByRole('textbox', { name: spoken.language.say('editor.amount') });
const said = (name: 'notAnAmount' | 'amountZero' | 'amountTooMuch' | 'noAmount') =>
  spoken.language.say(`finding.${name}`);

async function openWith(price: object, findings: Finding[] = []): Promise<void> {
  const published = { title: { en: 'Lamp', fr: 'Lampe' }, price };
  server.item = opened({ ...{ shelf: 'works', id: 'lamp' }, published, findings });
  await open();
}

it.each([
  ['12,500', 12_500, '12,500'],
  ['12.500', 12_500, '12,500'],
  ['12 500 €', 12_500, '12,500'],
  ['12,5', 12.5, '12.50'],
])('takes %j as %p, and shows it as %j once it is left', async (typed, value, shown) => {
  await openWith({ amount: 4200, currency: 'EUR' });
  expect(amount()).toHaveValue('4,200');
  await userEvent.clear(amount());
  await userEvent.type(amount(), typed);
  expect(amount()).toHaveValue(typed);
  expect(screen.queryByText(said('notAnAmount'))).toBeNull();
  await userEvent.tab();
  expect(amount()).toHaveValue(shown);
  await waitFor(
    () => expect(saves().at(-1)).toMatchObject({ path: 'price', value: { amount: value, currency: 'EUR' } }),
    { timeout: 3_000 },
  );
});

it('has the digits without groups while somebody is in it, so that another one can be written', async () => {
  await openWith({ amount: 1250, currency: 'EUR' });
  await userEvent.type(amount(), '0');
  expect(amount()).toHaveValue('12500');
  await userEvent.tab();
  expect(amount()).toHaveValue('12,500');
});

it.each([
  ['12,5000', 'notAnAmount'],
  ['1e9', 'notAnAmount'],
  ['-100', 'amountZero'],
  ['99999999999', 'amountTooMuch'],
] as const)('keeps %j as it was typed, and says what to write', async (typed, fault) => {
  await openWith({ amount: 4200, currency: 'EUR' });
  await userEvent.clear(amount());
  await userEvent.type(amount(), typed);
  await userEvent.tab();
  expect(amount()).toHaveValue(typed);
  expect(amount()).toBeInvalid();
  expect(screen.getByText(said(fault))).toHaveAttribute('role', 'alert');
  // So it cannot be published as the amount that stood there on the way.
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ value: { amount: typed } }), { timeout: 3_000 });
});

it('says once what is wrong with what stands there since before', async () => {
  const fault = {
    path: 'price.amount',
    name: 'amountZero',
    text: '',
    severity: 'error',
    locale: null,
  } as const;
  await openWith({ amount: '-100', currency: 'EUR' }, [fault]);
  const field = screen.getByRole('group', { name: spoken.language.say('field.price') });
  expect(within(field).getAllByText(said('amountZero'))).toHaveLength(1);
  expect(screen.queryByText(said('noAmount'))).toBeNull();
});
