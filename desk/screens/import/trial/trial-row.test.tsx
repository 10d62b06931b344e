import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LookedAtRow } from '../../../contract/import/looking';
import { LanguageProvider, loadLanguage } from '../../../app/words';
import { Mapping } from '../columns/mapping';
import { listInHand, putAwayList, takeList } from '../hand/list-in-hand';
import { ROWS, SHEET } from '../testing/looked-at';
import { TrialRow } from './trial-row';

const names = { unknown: new Map(), creators: [], types: [] };

it('shows of a new work what would be written, on opening, and what is odd about it', async () => {
  const language = await loadLanguage('en');
  render(
    <LanguageProvider language={language}>
      <TrialRow row={ROWS[0]!} {...{ names, millimetres: [2] }} />
    </LanguageProvider>,
  );
  expect(screen.getByText(language.say('list.advice.millimetres'))).toBeVisible();
  await userEvent.click(screen.getByText(language.say('list.is.new')));
  expect(screen.getByText('1650', { selector: 'ins' })).toBeVisible();
  expect(screen.queryByRole('deletion')).toBeNull();
});

it('says of a column that another one says its field now', async () => {
  const language = await loadLanguage('en');
  render(
    <LanguageProvider language={language}>
      <Mapping
        table={SHEET.table}
        columns={['reference', null, null, 'title.fr']}
        displaced={{ 1: { by: 3, field: 'title.fr' } }}
      />
    </LanguageProvider>,
  );
  expect(screen.getByText(language.say('list.takenBy', { column: 'Owner' }))).toBeInTheDocument();
});

describe('what a row is answered', () => {
  const show = async (row: LookedAtRow, millimetres: number[] = []) => {
    const language = await loadLanguage('en');
    act(() => takeList('list.csv', [SHEET]));
    const creators = [
      { id: 'lucien', name: 'Lucien Tessandier' },
      { id: 'odile', name: 'Odile Kerhervé' },
    ];
    render(
      <LanguageProvider language={language}>
        <TrialRow names={{ ...names, creators }} {...{ row, millimetres }} />
      </LanguageProvider>,
    );
    return language.say;
  };
  afterEach(() => act(() => putAwayList()));

  it('a name is one of those who are known, found by some letters, in the row itself', async () => {
    const say = await show(ROWS[2]!);
    await userEvent.click(screen.getByRole('button', { name: `${say('list.pick')}: L. Tessandier` }));
    expect(await screen.findByRole('option', { name: say('list.makeNew') })).toBeInTheDocument();
    await userEvent.keyboard('kerherve{Enter}');
    expect(listInHand()?.creators).toEqual([{ name: 'L. Tessandier', is: 'known', id: 'odile' }]);
  });

  it('dimensions are millimetres, in this row or in all that look so, and can be centimetres again', async () => {
    const say = await show(ROWS[0]!, [2, 9]);
    await userEvent.click(screen.getByRole('button', { name: say('list.allMillimetres', { count: 2 }) }));
    expect(listInHand()?.millimetres).toEqual([2, 9]);
    await userEvent.click(screen.getByRole('button', { name: say('list.areCentimetres') }));
    expect(listInHand()?.millimetres).toEqual([9]);
    await userEvent.click(screen.getByRole('button', { name: say('list.areMillimetres') }));
    expect(listInHand()?.millimetres).toEqual([9, 2]);
  });
});
