import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { addToSelection, getSelection, takeOut } from '../../components/selection/selection-store';
import { forgetSelection, gathered, manyGathered } from '../../components/selection/testing/gathered';
import type { LocaleCode } from '../../i18n/locales';
import * as parts from './notice-parts';
import { SelectionControl } from './selection-control';
import { SelectionCount, SelectionMenuLink } from './selection-links';
import { SelectionNotice } from './selection-notice';

describe('selection control', () => {
  beforeEach(forgetSelection);

  it.each([
    ['en', 'add to selection', 'in your selection (take out)'],
    ['fr', 'ajouter à la sélection', 'dans votre sélection (retirer)'],
  ] as const)('says in words where a work is, and what pressing does, in %s', async (locale, out, within) => {
    renderInPage(<SelectionControl work={gathered('quai')} />, { locale });
    const button = screen.getByRole('button');
    expect(button).toHaveAccessibleName(out);
    await userEvent.click(button);
    expect(button).toHaveAccessibleName(within);
    expect(getSelection()?.works).toEqual([gathered('quai')]);
    await userEvent.click(button);
    expect(button).toHaveAccessibleName(out);
    expect(getSelection()?.works).toEqual([]);
  });
});

describe('selection links', () => {
  beforeEach(forgetSelection);

  const add = (name: string) => act(() => addToSelection([gathered(name)]));

  describe('‘selection’ in the header', () => {
    it('counts the works, and is there only with some', () => {
      renderInPage(<SelectionCount path="/about" />);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      add('a');
      add('b');
      const link = screen.getByText('selection 2');
      expect(link).toHaveAttribute('href', '/selection');
      expect(link).not.toHaveAttribute('aria-current');
      act(() => takeOut([gathered('a')]));
      expect(link).toHaveTextContent('selection 1');
    });

    it('is current on its own page, in either language', () => {
      add('a');
      renderInPage(<SelectionCount path="/fr/selection" />, { locale: 'fr' });
      expect(screen.getByText('sélection 1')).toHaveAttribute('href', '/fr/selection');
      expect(screen.getByText('sélection 1')).toHaveAttribute('aria-current', 'page');
    });
  });

  describe('‘selection’ in the menu', () => {
    it('leads to an empty selection, too', () => {
      renderInPage(<SelectionMenuLink path="/selection" />);
      const link = screen.getByRole('link', { name: 'selection' });
      expect(link).toHaveAttribute('aria-current', 'page');
      add('a');
      expect(link).toHaveTextContent('selection 1');
    });
  });
});

describe('selection notice', () => {
  const add = (...works: ReturnType<typeof gathered>[]) => act(() => addToSelection(works));
  const show = (locale: LocaleCode = 'en') => renderInPage(<SelectionNotice parts={parts} />, { locale });
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
      const place = status();
      add(gathered('quai'));
      expect(place).toHaveTextContent('Added to the selection: Work quai');
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
});
