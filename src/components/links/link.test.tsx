import { fireEvent, screen } from '@testing-library/react';
import { navigate as gatsbyNavigate } from 'gatsby';
import { renderInPage } from '../../../tests/render-page';
import { Link, navigate as goTo } from './link';

const navigate = jest.mocked(gatsbyNavigate);

/** Clicks a link. */
const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

beforeEach(() => navigate.mockClear());

it('goes through Gatsby’s router to pages of the same language', () => {
  renderInPage(<Link to="/fr/oeuvres">Œuvres</Link>, { locale: 'fr' });
  click('Œuvres');
  expect(navigate).toHaveBeenCalledWith('/fr/oeuvres');
});

it('loads a page of another language as a document, which brings its own words', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: false });
  renderInPage(<Link to="/works">Works</Link>, { locale: 'fr' });
  expect(screen.getByRole('link', { name: 'Works' })).toHaveAttribute('href', '/works');
  click('Works');
  expect(navigate).not.toHaveBeenCalled();
});

describe('on the page’s own path', () => {
  beforeEach(() => window.history.replaceState(null, '', '/works/type/all?availability=sold'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    ['the whole of a filtered list', '/works/type/all', false],
    ['another choice', '/works/type/all?availability=available', false],
    ['the choice that is shown', '/works/type/all?availability=sold', true],
    ['a place in the page', '/works/type/all?availability=sold#end', false],
  ])('%s: is an entry of the history unless it is shown', (_, to, replace) => {
    renderInPage(<Link to={to}>works</Link>);
    click('works');
    expect(navigate.mock.calls).toEqual([[to, { replace }]]);
  });

  it('hands on what the next page is to know', () => {
    renderInPage(
      <Link to="/works/type/all" state={{ grid: true }}>
        works
      </Link>,
    );
    click('works');
    expect(navigate.mock.calls).toEqual([['/works/type/all', { replace: false, state: { grid: true } }]]);
  });

  it('a form that leads to what is shown adds none', async () => {
    await goTo('/works/type/all?availability=sold');
    await goTo('/works/type/all');
    expect(navigate.mock.calls).toEqual([
      ['/works/type/all?availability=sold', { replace: true }],
      ['/works/type/all'],
    ]);
  });
});
