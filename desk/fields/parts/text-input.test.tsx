import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LanguageProvider, loadLanguage, type Language } from '../../app/words';
import { TextInput } from './text-input';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage('en');
});

function Line({ lang }: { lang: 'en' | 'fr' }) {
  const [value, setValue] = useState('');
  return (
    <LanguageProvider language={language}>
      <TextInput aria-label="title" lang={lang} value={value} onChange={setValue} />
    </LanguageProvider>
  );
}
const line = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('puts French typography right while one types', async () => {
  render(<Line lang="fr" />);
  await userEvent.type(line(), `L'essai : "oui" ; non ?`);
  expect(line()).toHaveValue('L’essai\u202f: «\u202foui\u202f»\u202f; non\u202f?');
});

it('leaves English as it is typed', async () => {
  render(<Line lang="en" />);
  await userEvent.type(line(), `It's: "yes" ?`);
  expect(line()).toHaveValue(`It's: "yes" ?`);
});

it.each([
  ['by ctrl Z', () => userEvent.keyboard('{Control>}z{/Control}')],
  [
    'by a button',
    () => userEvent.click(screen.getByRole('button', { name: language.say('editor.asTyped') })),
  ],
])('gives back what was typed %s, and goes on', async (_, giveBack) => {
  render(<Line lang="fr" />);
  await userEvent.type(line(), 'Quoi ?');
  await giveBack();
  expect(line()).toHaveValue('Quoi ?');
  await userEvent.keyboard(' Oui');
  expect(line()).toHaveValue('Quoi ? Oui');
});

it.each([
  ['Est-ce fini?', 'Est-ce fini.'],
  ['Est-ce fini ?', 'Est-ce fini .'],
  ['Il dit "', 'Il dit .'],
])('deletes by one Backspace the sign of ‘%s’ with the space that it was given', async (typed, after) => {
  render(<Line lang="fr" />);
  await userEvent.type(line(), typed);
  await userEvent.keyboard('{Backspace}.');
  expect(line()).toHaveValue(after);
});

it('says by which key typography that was put right is taken back', async () => {
  render(<Line lang="fr" />);
  await userEvent.type(line(), 'Quoi?');
  expect(screen.getByText('Z').parentElement).toHaveTextContent('ctrlZ');
});

it('is one line', async () => {
  render(<Line lang="en" />);
  await userEvent.type(line(), 'one{Enter}two');
  expect(line()).toHaveValue('onetwo');
});
