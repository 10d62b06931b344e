import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider, loadLanguage } from '../../../app/words';
import { Mapping } from '../columns/mapping';
import { ROWS, SHEET } from '../testing/looked-at';
import { TrialRow } from './trial-row';

it('shows of a new work what would be written, on opening, and what is odd about it', async () => {
  const language = await loadLanguage('en');
  render(
    <LanguageProvider language={language}>
      <TrialRow row={ROWS[0]!} suggestions={new Map()} />
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
