import { act, render, screen } from '@testing-library/react';
import type { ListedItem } from '../../../contract/items/list';
import { LanguageProvider, loadLanguage } from '../../../app/words';
import { HeldText } from './held';

const item = { id: 'brise', title: { en: 'Brise' } } as ListedItem;

it('says for a moment that what was held is put back, while the place is said as long as it is held', async () => {
  const language = await loadLanguage('en');
  const read = jest.fn();
  const text = (place: number | undefined) => (
    <LanguageProvider language={language}>
      <HeldText item={item} place={place} onRead={read} />
    </LanguageProvider>
  );
  jest.useFakeTimers();
  const { rerender } = render(text(3));
  act(() => void jest.advanceTimersByTime(10_000));
  expect(read).not.toHaveBeenCalled();
  rerender(text(undefined));
  expect(screen.getByText(/is put back/)).toBeVisible();
  act(() => void jest.advanceTimersByTime(10_000));
  expect(read).toHaveBeenCalled();
  jest.useRealTimers();
});
