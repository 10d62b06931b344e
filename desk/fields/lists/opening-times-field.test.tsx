import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, opened, server, spoken } from '../../screens/editor/testing/open-editor';

it('says of the row without days that it has none, loudly once it was left', async () => {
  const { say } = spoken.language;
  const times = (days: string[]) => ({ days, opens: '11:00', closes: '19:00' });
  server.item = opened({
    ...{ shelf: 'site', id: 'site' },
    published: { contact: { opening_times: [times(['Monday'])] } },
  });
  await open();
  const name = say('field.openingTimes');
  await userEvent.click(screen.getByRole('button', { name: say('editor.addTo', { name }) }));
  server.item = {
    ...server.item,
    findings: [
      { path: 'contact.opening_times.1.days', name: 'noDays', text: '', severity: 'error', locale: null },
    ],
  };
  const row = within(screen.getByRole('group', { name: `${name} 2` }));
  const line = await row.findByText(say('finding.noDays'), undefined, { timeout: 8_000 });
  const quiet = line.className;
  await userEvent.click(row.getAllByRole('checkbox')[0]!);
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(row.getByText(say('finding.noDays')).className).not.toBe(quiet);
}, 15_000);
