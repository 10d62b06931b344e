import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LanguageProvider, loadLanguage, type Language } from '../words';
import { Finder } from './finder';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage('en');
});

function List() {
  const [words, setWords] = useState('');
  return (
    <LanguageProvider language={language}>
      <Finder label="find" value={words} onFind={setWords} />
      <button data-row="1" tabIndex={-1}>
        another
      </button>
      <button data-row="2" tabIndex={0}>
        found: {words}
      </button>
    </LanguageProvider>
  );
}
const box = () => screen.getByRole('searchbox', { name: 'find' });

it.each(['{Enter}', '{ArrowDown}'])('goes on to the row in hand by %s once it has searched', async (key) => {
  render(<List />);
  await userEvent.type(box(), 'quai');
  await screen.findByText('found: quai');
  await userEvent.keyboard(key);
  expect(screen.getByRole('button', { name: 'found: quai' })).toHaveFocus();
});

it('stays where what was typed is not found yet', async () => {
  render(<List />);
  await userEvent.type(box(), 'q{Enter}');
  expect(box()).toHaveFocus();
});
