import { render, screen } from '@testing-library/react';
import { LanguageProvider, loadLanguage, type Language } from '../../app/words';
import { Places } from './places';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage('en');
});

const shown = (keys: readonly string[]) => (
  <LanguageProvider language={language}>
    <Places label="pictures" keys={keys} nameOf={(key) => key} show={() => null} onOrder={() => {}} />
  </LanguageProvider>
);

it('goes on when a second one comes, and when it goes again', () => {
  const { rerender } = render(shown([]));
  rerender(shown(['one']));
  expect(screen.getByRole('row')).not.toHaveAttribute('draggable', 'true');
  rerender(shown(['one', 'two']));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  rerender(shown(['two']));
  expect(screen.getByRole('row', { name: 'two' })).toBeInTheDocument();
});
