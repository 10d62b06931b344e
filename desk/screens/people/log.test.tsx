import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { LogLine } from '../../contract/identity';
import type { DeskLanguage } from '../../contract/languages';
import { Log } from './log';

const NEWS = { en: 'Sale', fr: 'Soldes' };
const LINES = [
  { id: 6, what: 'sessions-ended', about: null },
  { id: 5, what: 'sessions-ended', about: 'Paul' },
  { id: 4, what: 'news-ended', about: NEWS },
  { id: 3, what: 'published', about: NEWS },
  { id: 2, what: 'exported-subscribers', about: '1' },
  { id: 1, what: 'exported-wishes', about: '12' },
].map((line) => ({ ...line, at: '2026-01-02T09:00:00Z', name: 'Anna Keller' })) as LogLine[];

/** What the lines say after their time. */
async function linesIn(locale: DeskLanguage): Promise<(string | null | undefined)[]> {
  queryClient.clear();
  window.scrollTo = () => {};
  globalThis.fetch = (async () => ({
    ...{ status: 200, ok: true, headers: new Headers() },
    text: async () => JSON.stringify(LINES),
  })) as never;
  renderInDesk(() => <Log />, await loadLanguage(locale));
  const lines = await within(await screen.findByRole('list')).findAllByRole('listitem');
  return lines.map((line) => line.lastElementChild?.textContent);
}

it('says in English who did what, how many, and what came to pass by itself', async () => {
  expect(await linesIn('en')).toEqual([
    'Anna Keller ended their own sessions elsewhere',
    'Anna Keller ended the sessions of Paul',
    'The news ‘Sale’ went off the home page at the time that Anna Keller had set.',
    'Anna Keller published Sale',
    'Anna Keller exported 1 address of a subscriber',
    'Anna Keller exported 12 wishes',
  ]);
});

it('says it in French', async () => {
  expect(await linesIn('fr')).toEqual([
    'Anna Keller a mis fin à ses autres sessions',
    'Anna Keller a mis fin aux sessions d’une autre personne\u202f: Paul',
    'L’actualité «\u202fSoldes\u202f» a quitté l’accueil à l’heure fixée par Anna Keller.',
    'Anna Keller a publié Soldes',
    'Anna Keller a exporté 1 adresse d’abonné',
    'Anna Keller a exporté 12 souhaits',
  ]);
});

it('is searched for a person or a name, and says where there is nothing', async () => {
  const asked: string[] = [];
  queryClient.clear();
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const found = address.includes('find=nobody')
      ? []
      : address.includes('find=')
        ? LINES.slice(3, 4)
        : LINES;
    return { status: 200, ok: true, headers: new Headers(), text: async () => JSON.stringify(found) };
  }) as never;
  renderInDesk(() => <Log />, await loadLanguage('en'));
  await screen.findByText('Anna Keller exported 12 wishes');
  const box = screen.getByRole('searchbox', { name: 'find a person, a name' });
  await userEvent.type(box, 'sale & so');
  await waitFor(() => expect(screen.queryByText('Anna Keller exported 12 wishes')).toBeNull());
  expect(screen.getByText('Anna Keller published Sale')).toBeVisible();
  expect(asked.at(-1)).toMatch(/\/log\?find=sale\+%26\+so$/);
  await userEvent.clear(box);
  await userEvent.type(box, 'nobody');
  await screen.findByText('Nothing of that name in the log of the last year.');
});
