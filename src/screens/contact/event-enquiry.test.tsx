import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { keepDraft } from '../../components/form/draft-storage';
import { answer, NOT_FOUND } from '../../features/selection/testing/page-data';
import { fetchText } from '../../gallery/calls/fetch-text';
import { postForm } from '../../gallery/forms/post-form';
import { samplePage } from '../../gallery/testing/samples';
import type { LocaleCode } from '../../i18n/locales';
import { ContactScreen } from './contact-screen';
import { toContactView } from './contact-view';

jest.mock('../../gallery/calls/fetch-text');
jest.mock('../../gallery/forms/post-form');

const TALK = '/page-data/events/talk/page-data.json';
const box = (name: string) => screen.getAllByRole('textbox', { name })[0]!;

/** What there is at each path. */
const serve = (pages: Record<string, object>) =>
  jest.mocked(fetchText).mockImplementation(async (path) => {
    const page = pages[path];
    return page ? answer(JSON.stringify({ result: { data: { page } } })) : NOT_FOUND;
  });

async function open(search: string, locale: LocaleCode = 'en') {
  window.history.replaceState({}, '', `/contact${search}`);
  const view = toContactView(samplePage('contact'), { mediaOrigin: '' });
  renderInPage(<ContactScreen view={view} />, { locale });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
}

async function send() {
  await userEvent.type(box('name'), 'Camille');
  await userEvent.type(box('email'), 'camille@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
  await screen.findByRole('heading', { name: 'Message sent' });
  return jest.mocked(postForm).mock.calls[0]?.[3];
}

beforeEach(() => {
  sessionStorage.clear();
  serve({});
  jest.mocked(postForm).mockReset().mockResolvedValue({ ok: true, message: 'done' });
});
afterEach(() => window.history.replaceState({}, '', '/'));

describe('the contact page with an event in its address', () => {
  it('names the event that a place is reserved at, and writes the first line', async () => {
    serve({ [TALK]: { view: { title: 'A talk', dates: '10 December 2026, 7 pm' } } });
    await open('?event=talk');
    expect(screen.getByText('A talk').parentElement).toHaveTextContent('10 December 2026, 7 pm');
    expect(box('message')).toHaveValue('I would like to reserve a place.');
    expect(await send()).toMatchObject({ event: 'talk' });
  });

  it('names it in the language of the page, also by an address of another one', async () => {
    serve({
      [TALK]: {
        view: { title: 'A talk', dates: '10 December' },
        alternates: { en: '/events/talk', fr: '/fr/evenements/une-conference' },
      },
      '/page-data/fr/evenements/une-conference/page-data.json': { view: { title: 'Une conférence' } },
    });
    keepDraft('event:talk', { message: 'I would like to reserve a place.\n\nWith a friend.' });
    await open('?event=talk', 'fr');
    expect(screen.getByText('Une conférence')).toBeInTheDocument();
    expect(screen.queryByText('A talk')).not.toBeInTheDocument();
    expect(box('message')).toHaveValue('Je souhaite réserver une place.\n\nWith a friend.');
  });

  it('names it as it is where the page’s language has none', async () => {
    serve({ [TALK]: { view: { title: 'A talk' }, alternates: { en: '/events/talk', fr: null } } });
    await open('?event=talk', 'fr');
    expect(screen.getByText('A talk')).toBeInTheDocument();
  });

  it('says that it is gone, and sends the message without it', async () => {
    await open('?event=gone');
    expect(
      screen.getByText(/names an event that is not, or no longer, in our programme/),
    ).toBeInTheDocument();
    await userEvent.type(box('message'), 'Is there another one?');
    expect(await send()).not.toHaveProperty('event');
  });
});
