import { screen } from '@testing-library/react';
import { renderInPage } from '../../tests/render-page';
import { UNTRANSLATED_ID } from '../features/language/untranslated-id';
import { UntranslatedNotice } from '../features/language/untranslated-notice';
import { arriveOnPage, setDestination } from './arrive-on-page';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  window.scrollTo = scrollTo.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
});

const showPage = () =>
  renderInPage(
    <main>
      <h1>Press</h1>
      <UntranslatedNotice />
      <a href="/press/lamps">Lamps</a>
      <section id="images">Images</section>
    </main>,
  );

const heading = () => screen.getByRole('heading', { level: 1 });

describe('arriveOnPage', () => {
  it('leaves the first page of a visit to the browser', () => {
    showPage();
    arriveOnPage();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(heading()).not.toHaveFocus();
  });

  it('goes to the top of a new page, and to its heading', () => {
    showPage();
    setDestination({ top: 0 });
    arriveOnPage();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(heading()).toHaveFocus();
  });

  it('goes back to where a page was left', () => {
    showPage();
    setDestination({ top: 640 });
    arriveOnPage();
    expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
    expect(heading()).toHaveFocus();
  });

  it('comes back to the link by which the page was left, and keeps it within reach of Tab', () => {
    showPage();
    setDestination({ top: 640, from: '/press/lamps' });
    arriveOnPage();
    const link = screen.getByRole('link', { name: 'Lamps' });
    expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
    expect(link).toHaveFocus();
    expect(link).not.toHaveAttribute('tabindex');
  });

  it.each(['/press/gone', '/press'])('comes back to the heading where no link leads to %s', (from) => {
    showPage();
    setDestination({ from });
    arriveOnPage();
    expect(heading()).toHaveFocus();
  });

  it('comes back to the heading when the link is out of view', () => {
    showPage();
    const link = screen.getByRole('link', { name: 'Lamps' });
    link.getBoundingClientRect = () => ({ top: 5000, bottom: 5020 }) as DOMRect;
    setDestination({ top: 640, from: '/press/lamps' });
    arriveOnPage();
    expect(heading()).toHaveFocus();
  });

  it('arrives once', () => {
    showPage();
    setDestination({ top: 0 });
    arriveOnPage();
    arriveOnPage();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('goes to the element that the hash names', () => {
    showPage();
    setDestination({ hash: 'images' });
    arriveOnPage();
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Images')]);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByText('Images')).toHaveFocus();
  });

  it('goes to the top when the hash names nothing', () => {
    showPage();
    setDestination({ hash: 'gone' });
    arriveOnPage();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(heading()).toHaveFocus();
  });

  it('brings out the notice that a page is not translated', () => {
    showPage();
    const notice = screen.getByText(/no English version/);
    expect(notice).not.toBeVisible();
    setDestination({ hash: UNTRANSLATED_ID });
    arriveOnPage();
    expect(notice).toBeVisible();
  });
});
