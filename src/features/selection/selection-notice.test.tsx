import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { addToSelection, takeOut } from '../../components/selection/selection-store';
import { forgetSelection, gathered, manyGathered } from '../../components/selection/testing/gathered';
import type { LocaleCode } from '../../i18n/locales';
import { SelectionNotice } from './selection-notice';

const add = (...works: ReturnType<typeof gathered>[]) => act(() => addToSelection(works));
const show = (locale: LocaleCode = 'en') => renderInPage(<SelectionNotice />, { locale });
const status = () => screen.getByRole('status');
const link = () => screen.queryByRole('link', { name: 'see the selection' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(forgetSelection);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('SelectionNotice', () => {
  it('says nothing at first', () => {
    show();
    expect(status()).toBeEmptyDOMElement();
    expect(link()).not.toBeInTheDocument();
  });

  it('says what has come, and leads to it', async () => {
    show();
    add(gathered('quai'));
    expect(status()).toHaveTextContent('Added to the selection: Work quai');
    expect(link()).toHaveAttribute('href', '/selection');
    await userEvent.click(link()!);
    expect(status()).toBeEmptyDOMElement();
  });

  it('counts several', () => {
    show('fr');
    add(gathered('a'), gathered('b'));
    expect(status()).toHaveTextContent('2 œuvres sont ajoutées à la sélection.');
  });

  it('says that the selection is full, and what to do', () => {
    show();
    add(...manyGathered(49));
    add(gathered('a'), gathered('b'));
    expect(status()).toHaveTextContent('There was no room for 1 work: the selection holds 50.');
    add(gathered('c'));
    expect(status()).toHaveTextContent('it holds 50 works. Take one out to add another.');
  });

  it('says so where the browser keeps nothing', () => {
    show();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    add(gathered('a'));
    expect(status()).toHaveTextContent('forgotten when this window is closed or reloaded');
  });

  it('goes when the work is taken out again', () => {
    show();
    add(gathered('a'));
    act(() => takeOut([gathered('a')]));
    expect(status()).toBeEmptyDOMElement();
  });

  it('goes by itself, but not while somebody is at it', () => {
    jest.useFakeTimers();
    show();
    add(gathered('a'));
    pass(3900);
    expect(status()).not.toBeEmptyDOMElement();
    act(() => link()?.focus());
    pass(20_000);
    expect(status()).not.toBeEmptyDOMElement();
    act(() => link()?.blur());
    pass(4000);
    expect(status()).toBeEmptyDOMElement();
  });
});
