import { act, screen, within } from '@testing-library/react';
import { keepAnswer, queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../contract/identity';
import type { Permission } from '../../contract/permissions';
import type { Waiting } from '../../contract/items/waiting';
import type { Site } from '../../contract/releases';
import type { Today as TodayAnswer } from '../../contract/today';
import { Today } from './today';

const IDLE: Site = {
  ...{ state: 'idle', number: 12, release: '20261127T030300000Z', publicSince: '2026-01-27T03:03:00Z' },
  ...{ live: 0, build: null, failure: null, retryAt: null },
};
const BUILDING: Site = {
  ...{ ...IDLE, state: 'building', live: 3 },
  build: { number: 13, step: 'read', share: 0, by: [], items: [] } as unknown as Site['build'],
};

let may: Permission = 'publish';
afterEach(() => void (may = 'publish'));

async function open(site: Site, more: Partial<TodayAnswer> = {}, off: Waiting['off'] = []) {
  const today: TodayAnswer = {
    ...{ site, siteUrl: '/', messages: { count: 0, lastAt: null, about: null }, mails: null },
    ...{ wishes: { count: 0, lastAt: null }, subscribers: { count: 0, lastAt: null } },
    ...{ rooms: { unopened: [], answers: 0 }, missing: [], missed: [], held: [], edits: [], backup: null },
    ...{ news: [], newsEnds: [] },
    ...more,
  };
  const answers: Record<string, unknown> = {
    ...{ '/site': site, '/today': today, '/waiting': { items: [], counts: [], off } },
    '/releases': { current: '', lines: [] },
  };
  queryClient.clear();
  window.scrollTo = () => {};
  globalThis.fetch = (async (url: string) => ({
    ...{ status: 200, ok: true, headers: new Headers() },
    text: async () => JSON.stringify(answers[new URL(url, 'http://desk').pathname.replace('/desk/api', '')]),
  })) as never;
  setMe({ id: 1, name: 'Ada', may, language: 'en' } as Me);
  for (const [path, answer] of Object.entries(answers)) keepAnswer(path, answer);
  renderInDesk(() => <Today />, await loadLanguage('en'));
  return screen.findByRole('heading', { level: 1 });
}

it('says first that what was published is public, while a version of the site is being made as well', async () => {
  expect(await open(BUILDING)).toHaveTextContent('Everything that was published is public.');
  expect(screen.getByText(/There is nothing to wait for/)).toBeInTheDocument();
});

it('says nothing of versions of the site while all is well', async () => {
  expect(await open({ ...IDLE, live: 3 })).toHaveTextContent('Everything that was published is public.');
  expect(document.body).not.toHaveTextContent(/version/);
});

it('tells of wishes and new subscribers, of whom no message tells, with a way to each', async () => {
  const lastAt = '2026-11-18T15:05:00.000Z';
  await open(IDLE, { wishes: { count: 1, lastAt }, subscribers: { count: 2, lastAt } });
  const line = (words: string) => within(screen.getByText(words).closest('li')!);
  expect(line('1 wish this week').getByRole('link')).toHaveAttribute('href', '/wishes');
  expect(line('2 new subscribers this week').getByRole('link')).toHaveAttribute('href', '/subscribers');
  expect(document.body).not.toHaveTextContent('Nothing waits');
});

it('tells of news whose event is over, and of what was taken off the site, with a way to each', async () => {
  await open(IDLE, { news: [{ title: { en: 'After dark' }, isOver: true }] }, [{ shelf: 'works', count: 3 }]);
  expect(screen.getByText(/After dark/)).toHaveTextContent('Its event is over');
  expect(screen.getByRole('link', { name: 'look at it' })).toHaveAttribute('href', '/pages/home');
  expect(screen.getByText(/works: 3 taken off the site this week/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'show them' })).toHaveAttribute('href', '/works?state=withdrawn');
});

it('tells when news goes off by itself, and where that has not worked yet', async () => {
  const end = { news: 'sale', title: { en: 'Sale' }, at: '2099-12-27T22:59:00Z', by: 'Inès', isVoid: false };
  await open(IDLE, {
    newsEnds: [
      { ...end, isLate: false },
      { ...end, news: 'late', title: { en: 'Late sale' }, isLate: true },
    ],
  });
  expect(screen.getByText(/: Sale$/)).toHaveTextContent('goes off by itself on 27 December 2099, 23:59');
  expect(screen.getByText(/: Late sale/)).toHaveTextContent('the desk goes on trying');
  expect(screen.getAllByRole('link', { name: 'look at it' })[0]).toHaveAttribute('href', '/pages/home');
});

it('tells before its time of what will not become public as it is, with the way to confirm it', async () => {
  const lamp = { shelf: 'works', id: 'lamp', title: { en: 'Tall lamp' } } as const;
  await open(IDLE, { held: [{ ...lamp, at: '2099-12-27T09:00:00Z', heldBy: 'Jules' }] });
  const words = screen.getByText(/^Tall lamp will not become public on 27 December 2099, 10:00/);
  expect(words).toHaveTextContent('Jules, who may not publish, has changed it since.');
  expect(screen.getByRole('link', { name: 'look at it' })).toHaveAttribute('href', '/works/lamp');
});

it.each(['publish', 'everything'] as const)('speaks of backups to owners alone (%s)', async (may) => {
  await open(IDLE);
  const line = () => screen.queryByText(/no backup/);
  expect(line()).not.toBeInTheDocument();
  act(() => setMe({ id: 1, name: 'Ada', may, language: 'en' } as Me));
  if (may === 'everything') expect(await screen.findByText(/no backup/)).toBeInTheDocument();
  else expect(line()).not.toBeInTheDocument();
});

it('says that the rest is public all the same where no version could be made', async () => {
  const failure = { cause: 'other' as const, reason: '' };
  expect(await open({ ...IDLE, live: 2, failure })).toHaveTextContent('could not be made');
  expect(screen.getByText('What was published since is public all the same.')).toBeInTheDocument();
});

it.each(['publish', 'everything'] as const)('leads to the log for those who may see it: %s', async (has) => {
  may = has;
  await open(IDLE);
  const link = screen.queryByRole('link', { name: 'who did what' });
  if (has === 'everything') expect(link).toHaveAttribute('href', '/people#log');
  else expect(link).not.toBeInTheDocument();
});
