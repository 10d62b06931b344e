import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DeskLanguage } from '../../../contract/languages';
import { LanguageProvider, loadLanguage } from '../../words';
import { Day, Hour } from './times';

const changed = jest.fn<void, [string]>();
beforeEach(() => changed.mockClear());

interface KeptProps {
  of: typeof Day;
  first: string;
  label?: string;
}

function Kept({ of: Time, first, label = 'opens' }: KeptProps) {
  const [value, setValue] = useState(first);
  return (
    <Time
      {...{ label, value }}
      onChange={(next) => {
        changed(next);
        setValue(next);
      }}
    />
  );
}

async function show(props: KeptProps, locale: DeskLanguage = 'en') {
  const language = await loadLanguage(locale);
  render(
    <LanguageProvider language={language}>
      <Kept {...props} />
      <button>elsewhere</button>
    </LanguageProvider>,
  );
  const field = await screen.findByRole('group', { name: props.label ?? 'opens' });
  return { field, user: userEvent.setup() };
}

const partsOf = (field: HTMLElement) => within(field).getAllByRole('spinbutton');
const written = (field: HTMLElement) =>
  [...field.querySelectorAll('[data-type]')]
    .map(({ textContent }) => textContent?.replace(/[\u2066\u2069]/g, ''))
    .join('');

it.each([
  ['en', '01/12/2026', 'day'],
  ['fr', '01/12/2026', 'jour'],
] as const)('is read in the language of the desk, %s', async (locale, text, name) => {
  const { field } = await show({ of: Day, first: '2026-12-01' }, locale);
  expect(written(field)).toBe(text);
  expect(partsOf(field)[0]).toHaveAccessibleName(expect.stringContaining(name));
});

it('is typed part by part', async () => {
  const { field, user } = await show({ of: Day, first: '' });
  await user.click(partsOf(field)[0]!);
  await user.keyboard('08072027');
  // A year is one once it has all of its digits.
  expect(changed.mock.calls).toEqual([['2027-07-08']]);
});

it('an hour has 24 of them in both languages', async () => {
  const { field, user } = await show({ of: Hour, first: '09:00' });
  expect(written(field)).toBe('09:00');
  await user.click(partsOf(field)[0]!);
  await user.keyboard('2130');
  expect(changed).toHaveBeenLastCalledWith('21:30');
});

it('is chosen in a calendar, whose month and days are in the language of the desk', async () => {
  const { field, user } = await show({ of: Day, first: '2026-12-01' }, 'fr');
  await user.click(within(field).getByRole('button', { name: /calendrier/i }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByRole('heading', { name: /décembre 2026/i });
  await user.click(within(dialog).getByRole('button', { name: /24 décembre 2026/ }));
  expect(changed).toHaveBeenLastCalledWith('2026-12-24');
});

it('is empty once each part is taken out', async () => {
  const { field, user } = await show({ of: Hour, first: '09:00' });
  await user.click(partsOf(field)[0]!);
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(partsOf(field)[1]!);
  await user.keyboard('{Backspace}{Backspace}');
  expect(changed).toHaveBeenLastCalledWith('');
});

it('shows what is kept, once it is left within a year', async () => {
  const { field, user } = await show({ of: Day, first: '2026-12-01' });
  await user.click(partsOf(field)[2]!);
  await user.keyboard('203');
  expect(written(field)).toBe('01/12/203');
  await user.click(screen.getByText('elsewhere'));
  expect(written(screen.getByRole('group', { name: 'opens' }))).toBe('01/12/2026');
  expect(changed).not.toHaveBeenCalled();
});

it('keeps the focus where one goes back to a part before', async () => {
  const { field, user } = await show({ of: Day, first: '2026-12-01' });
  const [day, , year] = partsOf(field);
  await user.click(year!);
  await user.click(day!);
  await user.keyboard('24');
  expect(changed).toHaveBeenLastCalledWith('2026-12-24');
});

it('shows what is kept, once it is left with a part taken out', async () => {
  const { field, user } = await show({ of: Day, first: '2026-12-01' });
  await user.click(partsOf(field)[0]!);
  await user.keyboard('{Backspace}{Backspace}');
  expect(written(field)).toBe('dd/12/2026');
  await user.click(screen.getByText('elsewhere'));
  expect(written(screen.getByRole('group', { name: 'opens' }))).toBe('01/12/2026');
  expect(changed).not.toHaveBeenCalled();
});

it.each(['2026-13-45', 'soon', '2026-12-01T10:00'])(
  '%s in a file is no day, and is written anew',
  async (first) => {
    const { field, user } = await show({ of: Day, first });
    expect(written(field)).toBe('dd/mm/yyyy');
    await user.click(partsOf(field)[0]!);
    await user.keyboard('01122026');
    expect(changed).toHaveBeenLastCalledWith('2026-12-01');
  },
);
