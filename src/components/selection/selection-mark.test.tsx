/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderInPage, TestPage } from '../../../tests/render-page';
import { SelectionMark } from './selection-mark';
import { addToSelection, getSelection } from './selection-store';
import { forgetSelection, gathered, manyGathered } from './testing/gathered';

const lamp = { ...gathered('guetteur'), title: 'Guetteur floor lamp' };
const mark = (name = 'Add Guetteur floor lamp to the selection') => screen.getByRole('button', { name });

beforeEach(forgetSelection);

describe('SelectionMark', () => {
  it('takes a work along, and leaves it again', async () => {
    renderInPage(<SelectionMark work={lamp} />);
    expect(mark()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(mark());
    expect(mark()).toHaveAttribute('aria-pressed', 'true');
    expect(getSelection()?.works).toEqual([lamp]);
    await userEvent.keyboard(' ');
    expect(mark()).toHaveAttribute('aria-pressed', 'false');
    expect(getSelection()?.works).toEqual([]);
  });

  it('speaks French', () => {
    renderInPage(<SelectionMark work={lamp} />, { locale: 'fr' });
    expect(mark('Ajouter Guetteur floor lamp à la sélection')).toBeInTheDocument();
  });

  it('is in step with the other marks of the work', async () => {
    renderInPage(
      <>
        <SelectionMark work={lamp} />
        <SelectionMark work={{ ...lamp, slugs: { en: null, fr: 'guetteur-fr' } }} />
        <SelectionMark work={{ ...gathered('quai'), title: 'Other' }} />
      </>,
    );
    await userEvent.click(screen.getAllByRole('button')[1]!);
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
      'false',
    ]);
  });

  it('stays as it is when the selection is full', async () => {
    addToSelection(manyGathered(50));
    renderInPage(<SelectionMark work={lamp} />);
    await userEvent.click(mark());
    expect(mark()).toHaveAttribute('aria-pressed', 'false');
    expect(getSelection()?.works).toHaveLength(50);
  });

  it('is no part of the page’s HTML, and comes once scripts run', async () => {
    addToSelection([lamp]);
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const page = (
      <TestPage>
        <SelectionMark work={lamp} />
      </TestPage>
    );
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
    expect(document.querySelector('button')).toBeNull();
    await act(async () => {
      hydrateRoot(document.querySelector('#root')!, page);
    });
    expect(mark()).toHaveAttribute('aria-pressed', 'true');
    expect(complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'))).toEqual([]);
  });
});
