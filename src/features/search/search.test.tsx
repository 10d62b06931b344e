import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { fetchText } from '../../gallery/calls/fetch-text';
import { SearchStatus } from './results/search-status';
import {
  box,
  enterPage,
  field,
  opener,
  openSearch,
  pass,
  resultsOf,
  searchFor,
  setUpSearch,
  showButton,
  status,
  user,
} from './testing/sample-search';

jest.mock('../../gallery/calls/fetch-text');
jest.mock('../colour-mode/lamp-control', () => ({ LampControl: () => null }));

describe('search', () => {
  setUpSearch();
  beforeEach(() => window.history.replaceState(null, '', '/about'));

  const links = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('data-stop'));

  describe('the button', () => {
    it.each([
      ['en', 'Search', '/works/type/all'],
      ['fr', 'Rechercher', '/fr/oeuvres/type/tous'],
    ] as const)('leads to all works without scripts, in %s', (locale, name, path) => {
      showButton(locale);
      expect(opener(name)).toHaveAttribute('href', path);
      expect(opener(name)).toHaveAttribute('aria-expanded', 'false');
      expect(box(name)).not.toBeInTheDocument();
    });

    it('opens the search, which asks for its index only then', async () => {
      showButton();
      await pass(5000);
      expect(fetchText).not.toHaveBeenCalled();
      await user.click(opener());
      expect(box()).toBeInTheDocument();
      expect(opener()).toHaveAttribute('aria-expanded', 'true');
      expect(field()).toHaveFocus();
      expect(field()).toHaveAttribute('placeholder', 'Search works, creators, events or keyword');
      expect(jest.mocked(fetchText).mock.calls[0]?.[0]).toBe('/search/index.json');
    });
  });

  describe('the search', () => {
    it('is toggled by its button', async () => {
      await openSearch();
      await user.click(opener());
      expect(box()).not.toBeInTheDocument();
      await user.click(opener());
      expect(box()).toBeInTheDocument();
    });

    const START = [
      ['Lights 10', '/works/type/lights'],
      ['all works', '/works/type/all'],
      ['Armand Vasselot', '/creators/vasselot'],
      ['all creators', '/creators'],
      ['Eight lamps Fair, 3 March 2027', '/events/lamps'],
    ];
    const shownLinks = () => links().map((link) => [link.textContent, link.getAttribute('href')]);

    it('begins with types of works, creators and events, until something is typed', async () => {
      await openSearch();
      expect(shownLinks()).toEqual(START);
      expect(status()).toBeEmptyDOMElement();
      await searchFor('Méridien');
      expect(shownLinks()).toHaveLength(1);
    });

    it('finds a type of works, with their number', async () => {
      await openSearch();
      await searchFor('light');
      expect(resultsOf('types')).toEqual(['/works/type/lights']);
      expect(links()[0]).toHaveTextContent('Lights 10 works');
    });

    it('shows the picture of what is pointed at, and of what has the focus', async () => {
      await openSearch();
      const beside = () => box()?.querySelector('[data-part=pointed] img')?.getAttribute('src');
      expect(beside()).toBeUndefined();
      await user.hover(screen.getByRole('link', { name: 'Armand Vasselot' }));
      expect(beside()).toBe('/media/vasselot.webp');
      await user.hover(screen.getByRole('link', { name: /Eight lamps/ }));
      expect(beside()).toBeUndefined();
      await searchFor('Méridien');
      await user.keyboard('{ArrowDown}');
      expect(beside()).toBe('/media/lamp.webp');
    });

    it('waits until nothing has been typed for 150 ms', async () => {
      await openSearch();
      await user.type(field(), 'lam');
      await pass(149);
      expect(status()).toBeEmptyDOMElement();
      await user.type(field(), 'p');
      await pass(149);
      expect(status()).toBeEmptyDOMElement();
      await pass(1);
      expect(status()).toHaveTextContent('Results for ‘lamp’12 results');
    });

    it('groups works, creators, events and press, each with its number', async () => {
      await openSearch();
      await searchFor('a');
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'works 10',
        'creators 1',
      ]);
      await searchFor('lamp');
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'works 10',
        'events 1',
        'press 1',
      ]);
      expect(resultsOf('press')).toEqual(['/press/lamp']);
    });

    it('shows a work with its caption and picture, the match marked', async () => {
      await openSearch();
      await searchFor('meridien vaselot');
      const [link] = links();
      expect(link).toHaveTextContent('Armand VasselotMéridien floor lamp, 1954sold');
      expect(link?.querySelector('img')).toHaveAttribute('src', '/media/lamp.webp');
      expect(link?.querySelector('img')).toHaveAttribute('alt', '');
      expect(link?.querySelector('[data-night] img')).toHaveAttribute('src', '/media/lamp-night.webp');
      const marks = [...(link?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
      expect(marks).toEqual(['Vasselot', 'Méridien']);
    });

    it('shows eight of a kind, and all when asked, going on from the eighth', async () => {
      await openSearch();
      await searchFor('lamp');
      expect(resultsOf('works')).toHaveLength(8);
      await user.click(screen.getByRole('button', { name: 'show all 10' }));
      expect(resultsOf('works')).toHaveLength(10);
      expect(document.activeElement).toHaveAttribute('href', resultsOf('works')[8]);
      expect(screen.queryByRole('button', { name: /show all/ })).not.toBeInTheDocument();
    });

    it('says when nothing is found, and where to go on', async () => {
      await openSearch();
      await searchFor('zeppelin');
      expect(status()).toHaveTextContent('No results for ‘zeppelin’');
      expect(shownLinks()).toEqual([['Tell me when something like it arrives', '/wish'], ...START]);
    });

    it('speaks French', async () => {
      await openSearch('fr');
      expect(field()).toHaveAttribute('placeholder', 'Rechercher œuvres, créateurs, évènements ou mot-clé');
      await searchFor('lamp');
      expect(status().textContent).toBe('Résultats pour «\u202flamp\u202f»12 résultats');
      expect(resultsOf('œuvres')).toHaveLength(8);
      expect(screen.getByRole('button', { name: 'tout afficher (10)' })).toBeInTheDocument();
      await searchFor('zeppelin');
      expect(status().textContent).toBe('Aucun résultat pour «\u202fzeppelin\u202f»');
    });
  });

  describe('by keyboard', () => {
    it('the arrow keys lead from the field through the results and back', async () => {
      await openSearch();
      await searchFor('vasselot méridien');
      await user.keyboard('{ArrowUp}');
      expect(field()).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      expect(links()[0]).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      expect(links()[0]).toHaveFocus();
      await user.keyboard('{ArrowUp}');
      expect(field()).toHaveFocus();
    });

    it('they stop at "show all" as well', async () => {
      await openSearch();
      await searchFor('lamp');
      await user.keyboard('{ArrowDown}'.repeat(9));
      expect(screen.getByRole('button', { name: 'show all 10' })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(document.activeElement).toHaveAttribute('href', resultsOf('works')[8]);
    });

    it('Enter in the field searches at once and goes to the first result', async () => {
      await openSearch();
      await user.type(field(), 'méridien{Enter}');
      expect(links()[0]).toHaveFocus();
      expect(links()[0]).toHaveAttribute('href', '/works/Méridien-floor-lamp');
    });

    it('Escape closes it', async () => {
      await openSearch();
      await searchFor('lamp');
      await user.keyboard('{Escape}');
      expect(box()).not.toBeInTheDocument();
      expect(opener()).toHaveAttribute('aria-expanded', 'false');
    });
  });

  it('closes by its button, and opens again empty', async () => {
    await openSearch();
    await searchFor('lamp');
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    expect(box()).not.toBeInTheDocument();
    await user.click(opener());
    expect(field()).toHaveValue('');
  });

  it('leads to the menu, which closes it', async () => {
    await openSearch();
    await searchFor('lamp');
    await user.click(screen.getByRole('button', { name: 'menu' }));
    expect(box()).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
    expect(screen.getByTestId('main-navigation')).toHaveTextContent('open');
  });

  it('closes on a link to the page one is on', async () => {
    window.history.replaceState(null, '', '/creators/vasselot');
    await openSearch();
    await searchFor('armand 1914');
    await user.click(links()[0]!);
    expect(box()).not.toBeInTheDocument();
  });
});

describe('search address', () => {
  setUpSearch();

  const goTo = (address: string) => window.history.replaceState({ key: 'kept' }, '', address);
  const address = () => window.location.pathname + window.location.search + window.location.hash;

  it('an address with a query opens the search with it', async () => {
    goTo('/about?q=%20vaselot%20');
    showButton();
    await pass(200);
    expect(box()).toBeInTheDocument();
    expect(field()).toHaveValue('vaselot');
    expect(field()).toHaveFocus();
    expect(status()).toHaveTextContent('Results for ‘vaselot’');
  });

  it.each(['/about', '/about?q=', '/about?q=%20'])('%s leaves it closed', async (without) => {
    goTo(without);
    showButton();
    await pass(200);
    expect(box()).not.toBeInTheDocument();
  });

  it('the address keeps the query while it is open, and all else it has', async () => {
    goTo('/about?availability=sold#end');
    await openSearch();
    await searchFor('floor lamp ');
    expect(address()).toBe('/about?availability=sold&q=floor+lamp#end');
    expect(window.history.state).toMatchObject({ key: 'kept' });
    await searchFor('');
    expect(address()).toBe('/about?availability=sold#end');
    await searchFor('desk');
    await user.keyboard('{Escape}');
    expect(address()).toBe('/about?availability=sold#end');
  });

  it('closes when the next page enters, whose address is its own', async () => {
    goTo('/about');
    const page = await openSearch();
    await searchFor('lamp');
    goTo('/works/lamp-1');
    page.goTo('/works/lamp-1');
    await pass(200);
    expect(box()).toBeInTheDocument();
    enterPage();
    await pass(200);
    expect(box()).not.toBeInTheDocument();
    expect(address()).toBe('/works/lamp-1');
  });

  it('coming back to an address with a query opens it again, also once the page has entered', async () => {
    goTo('/creators');
    const page = showButton('en', '/creators');
    await pass(200);
    expect(box()).not.toBeInTheDocument();
    goTo('/about?q=lamp');
    page.goTo('/about');
    enterPage();
    await pass(200);
    expect(box()).toBeInTheDocument();
    expect(field()).toHaveValue('lamp');
    expect(address()).toBe('/about?q=lamp');
  });
});

describe('search status', () => {
  const show = (typed: string, locale: 'en' | 'fr', more: { isBeside?: true } = {}) =>
    renderInPage(
      <SearchStatus
        query={typed}
        status="ready"
        count={14}
        taken={[{ typed, as: { decade: 1950, ...more } }]}
        onRetry={() => undefined}
      />,
      { locale },
    );

  it.each([
    ['50s', 'en', 'Searched for 1950s instead of ‘50s’'],
    ['annees 50', 'fr', /Recherche.* années 1950, au lieu de .*annees 50/],
  ] as const)('says what %s was taken for', (typed, locale, text) => {
    show(typed, locale);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['1950s', 'en', /instead of/],
    ['annees 1950', 'fr', /au lieu de/],
  ] as const)('says nothing where %s was taken as it is', (typed, locale, text) => {
    show(typed, locale);
    expect(screen.getByText(/14/)).toBeInTheDocument();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'With works of the 1950s'],
    ['fr', 'Avec les œuvres des années 1950'],
  ] as const)('says which decade is found beside a year, in %s', (locale, text) => {
    show('1950', locale, { isBeside: true });
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
