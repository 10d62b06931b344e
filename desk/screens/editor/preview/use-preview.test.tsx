import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorSearchOf } from '../../../app/lists/editor-search';
import { LanguageProvider, loadLanguage, type Language } from '../../../app/words';
import type { Shelf } from '../../../contract/items/item';
import { useFollowing, usePreview } from './use-preview';

function Shown({ shelf }: { shelf: Shelf }) {
  const preview = usePreview(shelf);
  const { locale, light, size, isOpen, toggle, turnLanguage, turnLight, choose } = preview;
  useFollowing(preview);
  return (
    <>
      <div data-path="title.fr" data-of="fr">
        <input aria-label="title" />
      </div>
      <input aria-label="reference" />
      <p>{[locale, light, size, isOpen ? 'open' : 'closed'].join(' ')}</p>
      <button onClick={turnLanguage}>language</button>
      <button onClick={turnLight}>light</button>
      <button onClick={() => choose({ size: 'phone' })}>phone</button>
      <button onClick={toggle}>close</button>
    </>
  );
}

async function open(address: string, shelf: Shelf = 'works') {
  const root = createRootRoute({ component: () => <Shown shelf={shelf} />, validateSearch: editorSearchOf });
  const history = createMemoryHistory({ initialEntries: ['/before', address], initialIndex: 1 });
  const router = createRouter({ routeTree: root, history });
  window.scrollTo = () => {};
  const { unmount } = render(
    <LanguageProvider language={language}>
      <RouterProvider router={router as never} />
    </LanguageProvider>,
  );
  await screen.findByRole('button', { name: 'language' });
  return { where: () => router.state.location, length: () => history.length, unmount };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shows = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());

let language: Language;
beforeAll(async () => {
  language = await loadLanguage('en');
});
beforeEach(() => localStorage.clear());

it('stands in the address, beside the list and the group that one comes from', async () => {
  const { where, length } = await open('/works/lamp?q=a#group-texts');
  await shows('en day wide open');
  await press('language');
  await press('light');
  await press('phone');
  await shows('fr evening phone open');
  expect(where()).toMatchObject({ search: { q: 'a', preview: 'fr,evening,phone' }, hash: 'group-texts' });
  await press('close');
  await shows('fr evening phone closed');
  // Looking at it otherwise is nothing to go back from.
  expect(length()).toBe(2);
});

it('is as the address says, whatever was chosen before', async () => {
  localStorage.setItem('desk.preview', '{"locale":"en","light":"day","isOpen":false}');
  await open('/works/lamp?preview=fr,evening,phone');
  await shows('fr evening phone open');
});

it('is as it was last where the address says nothing, and is not where there is no page', async () => {
  const first = await open('/works/lamp');
  await press('light');
  await shows('en evening wide open');
  first.unmount();
  await open('/types/lighting', 'types');
  await shows('en evening wide closed');
});

it('turns to the language that somebody writes in, and not for looking at a field', async () => {
  await open('/works/lamp');
  await userEvent.click(screen.getByRole('textbox', { name: 'title' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'reference' }), 'ML');
  await shows('en day wide open');
  await userEvent.type(screen.getByRole('textbox', { name: 'title' }), 'L');
  await shows('fr day wide open');
});
