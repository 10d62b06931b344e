import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useChoice } from '../../../app/lists/use-choice';
import { LanguageProvider, loadLanguage } from '../../../app/words';
import type { ListedItem } from '../../../contract/items/list';
import { ShelfList } from './shelf-list';

const LINES = ['Brise', 'Cloison'].map(
  (title): ListedItem => ({
    ...{ id: title.toLowerCase(), title: { en: title }, second: {}, date: { en: '1953' }, reference: null },
    ...{ type: 'seating', availability: 'available', picture: null, state: 'public', due: null, changes: 0 },
    ...{ locales: ['en'], gaps: [], changed: { at: '2026-11-01T10:00:00Z', by: 'Inès' }, url: '/' },
    ...{ draft: null, changesIn: null, until: null, daysLeft: null },
  }),
);
const opened = jest.fn<void, [string]>();
const marked = jest.fn<void, [ListedItem]>();

function List() {
  const [current, take] = useState('brise');
  const choice = useChoice(LINES.map(({ id }) => id));
  return (
    <ShelfList
      {...{ shelf: 'works', search: {}, look: () => {}, lines: LINES, count: 2, current, take, choice }}
      pages={{ hasNextPage: false, fetchNextPage: () => {} }}
      onMark={marked}
      onOpen={opened}
    />
  );
}

/** @param isPhone what the window says of its width */
async function open(isPhone = false) {
  opened.mockClear();
  marked.mockClear();
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (() => ({
    matches: isPhone,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  const language = await loadLanguage('en');
  const router = createRouter({
    routeTree: createRootRoute({ component: List }),
    history: createMemoryHistory(),
  });
  render(
    <LanguageProvider language={language}>
      <RouterProvider router={router as never} />
    </LanguageProvider>,
  );
  await screen.findByRole('grid');
  return userEvent.setup();
}
const row = () => screen.getByRole('row', { name: /Cloison/ });
/** Beside its links and buttons. */
const bare = () => within(row()).getByText('1953');

it('opens a row by a double click, and takes it in hand by a single one', async () => {
  const user = await open();
  await user.click(bare());
  expect(opened).not.toHaveBeenCalled();
  expect(row()).toHaveAttribute('aria-current', 'true');
  await user.dblClick(bare());
  expect(opened.mock.calls).toEqual([['cloison']]);
});

it('opens a row by a tap on a phone', async () => {
  const user = await open(true);
  await user.pointer({ keys: '[TouchA]', target: bare() });
  expect(opened.mock.calls).toEqual([['cloison']]);
});

it.each([false, true])(
  'does what a button in the row says, and opens nothing by it (phone: %s)',
  async (isPhone) => {
    const user = await open(isPhone);
    await user.dblClick(within(row()).getByRole('button', { name: /mark as sold/ }));
    expect(marked.mock.calls).toEqual([[expect.objectContaining({ id: 'cloison' })]]);
    await user.dblClick(within(row()).getByRole('checkbox'));
    expect(opened).not.toHaveBeenCalled();
  },
);

it('chooses up to a row by shift and a click, on a phone as well', async () => {
  const user = await open(true);
  await user.click(within(screen.getByRole('row', { name: /Brise/ })).getByRole('checkbox'));
  await user.keyboard('{Shift>}');
  await user.click(bare());
  await user.keyboard('{/Shift}');
  expect(row()).toHaveAttribute('aria-selected', 'true');
  expect(opened).not.toHaveBeenCalled();
});
