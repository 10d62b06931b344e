import { render } from '@testing-library/react';
import { LanguageProvider, loadLanguage } from '../words';
import { useTitle } from './use-title';

const Titled = ({ what }: { what: string }) => {
  useTitle(what);
  return null;
};

it('names the tab after what is open, and gives it its name of before when that is closed', async () => {
  const language = await loadLanguage('en');
  const shown = (piece?: string) => (
    <LanguageProvider language={language}>
      <Titled what="works" />
      {piece && <Titled what={piece} />}
    </LanguageProvider>
  );
  const { rerender } = render(shown());
  expect(document.title).toBe('works – meubles et lumières');
  rerender(shown('Quai bench'));
  expect(document.title).toBe('Quai bench – meubles et lumières');
  rerender(shown());
  expect(document.title).toBe('works – meubles et lumières');
});
