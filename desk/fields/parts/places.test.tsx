import { render, screen } from '@testing-library/react';
import { LanguageProvider, loadLanguage, type Language } from '../../app/words';
import { Places } from './places';

let english: Language;
beforeAll(async () => {
  english = await loadLanguage('en');
});

const show = (...keys: string[]) => (
  <LanguageProvider language={english}>
    <Places label="pieces" keys={keys} nameOf={(key) => key} show={() => null} onOrder={() => undefined} />
  </LanguageProvider>
);

it('lets things be moved once there are several', () => {
  const { rerender } = render(show('bench'));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(show('bench', 'lamp'));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  rerender(show('lamp'));
  expect(screen.getByRole('row')).toHaveAccessibleName('lamp');
  expect(screen.queryByRole('button')).toBeNull();
});
