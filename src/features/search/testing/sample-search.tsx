import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDialogMethods } from '../../../../tests/dialog-methods';
import { renderInPage } from '../../../../tests/render-page';
import { fetchText, type Fetched } from '../../../gallery/calls/fetch-text';
import type { LocaleCode } from '../../../i18n/locales';
import { useNavigation } from '../../navigation/navigation-provider';
import { SEARCH_MANIFEST } from '../index/search-addresses';
import { SearchButton } from '../box/search-button';
import { createSearchIndex } from '../index/search-index';
import type { SearchItem } from '../index/search-item';

const picture = {
  src: '/media/lamp.webp',
  width: 4,
  height: 5,
  color: '#112233',
  night: '/media/lamp-night.webp',
};
const portrait = { src: '/media/vasselot.webp', width: 4, height: 5, color: '#332211' };

const work = (title: string, more = {}): SearchItem => ({
  kind: 'works',
  path: `/works/${title.replaceAll(' ', '-')}`,
  title,
  creators: 'Armand Vasselot',
  ...more,
});

/** Their type, a sold lamp with a picture, nine further lamps, their maker, an event and an article about them. */
const ITEMS: SearchItem[] = [
  { kind: 'types', path: '/works/type/lights', title: 'Lights', count: 10 },
  work('Méridien floor lamp', { date: '1954', sold: true, picture }),
  ...Array.from({ length: 9 }, (_, index) => work(`lamp ${index + 1}`)),
  {
    kind: 'creators',
    path: '/creators/vasselot',
    title: 'Armand Vasselot',
    facts: '1914–1989',
    picture: portrait,
  },
  { kind: 'events', path: '/events/lamps', title: 'Eight lamps', facts: 'Fair, 3 March 2027' },
  { kind: 'press', path: '/press/lamp', title: 'The lamp that waits', facts: 'Varangue, 1 May 2026' },
];

const INDEX = JSON.stringify(
  createSearchIndex(
    ITEMS.map((item, id) => ({
      id,
      item,
      title: item.title,
      ...('creators' in item && { creators: item.creators }),
      ...('facts' in item && { publication: item.facts }),
    })),
  ),
);

/** Answers as the host does, the index of every language being the same. */
export const answerSearch = async (address: string): Promise<Fetched> => ({
  kind: 'answer',
  status: 200,
  headers: new Headers(),
  text: address === SEARCH_MANIFEST ? '{"en":"/static/en.json","fr":"/static/fr.json"}' : INDEX,
});

/** Lets promises and timers up to now go on. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Under fake timers. */
export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

export const box = (name = 'Search') => screen.queryByRole('dialog', { name });
export const field = () => screen.getByRole<HTMLInputElement>('searchbox');
export const status = () => screen.getByRole('status');
export const opener = (name = 'Search') => screen.getByRole('button', { name });

/** Stands for the page's transition, which tells when the next page enters, and for the menu. */
function Transition() {
  const { state, dispatch } = useNavigation();
  return (
    <>
      <i data-testid="transition" onClick={() => dispatch({ type: 'pageEntering' })} />
      <i data-testid="main-navigation">{state.mainNavOpen ? 'open' : ''}</i>
    </>
  );
}

/** Has the next page enter. */
export const enterPage = () => fireEvent.click(screen.getByTestId('transition'));

/** Shows the search's button on a page. */
export function showButton(locale: LocaleCode = 'en', path = '/about') {
  const button = (at: string) => (
    <>
      <SearchButton path={at} />
      <Transition />
    </>
  );
  const { rerender } = renderInPage(button(path), { locale });
  return { goTo: (next: string) => rerender(button(next)) };
}

/** Opens the search and waits until its index is there. */
export async function openSearch(locale: LocaleCode = 'en') {
  const page = showButton(locale);
  await user.click(screen.getByRole('button'));
  await pass(0);
  return page;
}

/** Types at one stroke, and waits until it has been searched for. */
export async function searchFor(words: string) {
  fireEvent.change(field(), { target: { value: words } });
  await pass(150);
}

/** The paths of the results of a group. */
export const resultsOf = (kind: string): (string | null)[] => {
  const section = screen.getByRole('heading', { level: 3, name: new RegExp(`^${kind} \\d`) }).parentElement!;
  return within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

/** Sets up the tests of a file, which has to mock `fetchText` and the lamp: a browser's dialogs, its clock, an index. */
export function setUpSearch(): void {
  beforeAll(addDialogMethods);
  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(fetchText).mockImplementation(answerSearch);
  });
  afterEach(() => jest.useRealTimers());
}
