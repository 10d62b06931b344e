import { fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { renderInPage } from '../../../tests/render-page';
import { Link } from './link';

/** Clicks a link. */
const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

beforeEach(() => jest.mocked(navigate).mockClear());

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
