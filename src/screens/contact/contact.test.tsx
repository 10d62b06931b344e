import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderInPage, TEST_SITE, TestPage } from '../../../tests/render-page';
import { keepDraft, readDraft } from '../../components/form/draft-storage';
import type { OpeningTimes } from '../../contract/site-settings';
import type { NamedSubject } from '../../features/enquiry/about/named-subject';
import { answer, dataPath, NOT_FOUND, pageDataOf } from '../../features/selection/testing/page-data';
import { fetchText } from '../../gallery/calls/fetch-text';
import { postForm } from '../../gallery/forms/post-form';
import { samplePage } from '../../gallery/testing/samples';
import type { LocaleCode } from '../../i18n/locales';
import { sampleImage } from '../../media/testing/sample-image';
import { PostedFormContext } from '../../page/posted-form';
import type { SiteView } from '../../seo/site-view';
import { ContactScreen, ContactAddress } from './contact-screen';
import { toContactView } from './contact-view';

jest.mock('../../gallery/calls/fetch-text');
jest.mock('../../gallery/forms/post-form');

afterEach(() => document.body.replaceChildren());

describe('contact html', () => {
  let complaints: jest.SpyInstance;
  beforeAll(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation();
  });
  afterAll(() => complaints.mockRestore());

  const work: NamedSubject = {
    name: 'work',
    slug: 'quai-bench',
    path: '/works/quai-bench',
    title: 'Quai bench',
    facts: 'Odile Arc',
  };
  const pageOf = (subject?: NamedSubject) => (
    <TestPage>
      <ContactScreen view={toContactView(samplePage('contact'), { mediaOrigin: '' }, subject)} />
    </TestPage>
  );

  /** As a browser without scripts has it. */
  function withoutScripts(html: string): HTMLElement {
    const page = document.createElement('div');
    page.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
    return page;
  }
  const formIn = (page: HTMLElement) => page.querySelector('form')!;

  it('names without scripts the work that its address names, and sends it along', () => {
    const form = formIn(withoutScripts(renderToString(pageOf(work))));
    expect(form).toHaveTextContent('Your inquiry is about this workQuai bench, Odile Arc');
    expect(new FormData(form).get('work')).toBe('quai-bench');
  });

  it('names an event, with its dates', () => {
    const talk = {
      ...work,
      name: 'event',
      slug: 'talk',
      title: 'A talk',
      facts: '10 December 2026',
    } as const;
    const form = formIn(withoutScripts(renderToString(pageOf(talk))));
    expect(form).toHaveTextContent('Your inquiry is about this eventA talk10 December 2026');
    expect(new FormData(form).get('event')).toBe('talk');
  });

  it('says nothing where the address names nothing', () => {
    expect(renderToString(pageOf())).not.toContain('noscript');
  });

  it('leaves it to the scripts where there are any, which take the page over as it is', async () => {
    complaints.mockClear();
    jest.mocked(fetchText).mockResolvedValue(answer('{}'));
    document.body.innerHTML = `<div id="root">${renderToString(pageOf(work))}</div>`;
    await act(async () => {
      hydrateRoot(document.getElementById('root')!, pageOf(work));
    });
    const others = complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'));
    expect(others).toEqual([]);
  });

  it('names it plainly on the page that answers a form, which has no scripts at all', () => {
    const posted = {
      path: '/api/form/contact',
      fields: [['work', 'quai-bench']],
      failure: { ok: false, reason: 'server' },
    } as const;
    const html = renderToString(
      <PostedFormContext.Provider value={posted}>{pageOf(work)}</PostedFormContext.Provider>,
    );
    expect(html).toContain('Quai bench');
    expect(new FormData(formIn(withoutScripts(html))).getAll('work')).toEqual(['quai-bench']);
    expect(html).not.toContain('noscript');
  });
});

describe('contact screen', () => {
  const page = { ...samplePage('contact'), body: '<p>Ring the bell.</p>', images: [sampleImage('room')] };
  const show = (shown: typeof page | ReturnType<typeof samplePage>, site = TEST_SITE) =>
    renderInPage(<ContactScreen view={toContactView(shown, { mediaOrigin: '' })} />, { site });

  beforeEach(() => sessionStorage.clear());
  afterEach(() => window.history.replaceState({}, '', '/'));

  describe('ContactScreen', () => {
    it('shows the form before the address, then how to come and the newsletter', () => {
      show(page, { ...TEST_SITE, contact: { ...TEST_SITE.contact, opening_hours: ['Tuesday', '11 am'] } });
      expect(screen.getByRole('heading', { level: 1, name: 'Page contact' })).toBeInTheDocument();
      const message = screen.getByRole('textbox', { name: 'message' });
      const phone = screen.getByRole('link', { name: '+33 1 99 00 00 00' });
      expect(phone).toHaveAttribute('href', 'tel:+33199000000');
      expect(message.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.getByText('11 am')).toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'finding us' })).toHaveTextContent('Ring the bell.');
      const newsletter = screen.getByRole('region', { name: 'newsletter' });
      expect(newsletter).toHaveAttribute('id', 'newsletter');
      expect(within(newsletter).getByRole('textbox', { name: 'email' })).toBeInTheDocument();
    });

    it('offers the gallery’s own card, under its name', () => {
      show(page);
      const card = screen.getByRole('link', { name: 'Download vCard' });
      expect(card).toHaveAttribute('href', '/contact.vcf');
      expect(card).toHaveAttribute('download', 'meubles et lumières.vcf');
    });

    it('opens the map beside the page', () => {
      show(page);
      const map = screen.getByRole('link', { name: 'see on a map (new tab)' });
      expect(map).toHaveAttribute('target', '_blank');
      expect(map).toHaveAttribute('href', expect.stringContaining('openstreetmap.org/search?query='));
    });

    describe('with works in its address', () => {
      const slugs = { en: null, fr: 'serre-livres' };
      const open = async (search: string, locale: LocaleCode = 'en') => {
        window.history.replaceState({}, '', `/contact${search}`);
        renderInPage(<ContactScreen view={toContactView(page, { mediaOrigin: '' })} />, { locale });
        await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
      };
      const box = (name: string) => screen.getAllByRole('textbox', { name })[0]!;
      async function send() {
        await userEvent.type(box('name'), 'Camille');
        await userEvent.type(box('email'), 'camille@example.org');
        await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
        await screen.findByRole('heading', { name: 'Message sent' });
        return jest.mocked(postForm).mock.calls[0]?.[3];
      }
      beforeEach(() => {
        const pages: Record<string, string> = {
          [dataPath('brise')]: pageDataOf('brise', { title: 'Brise chair' }),
          [dataPath('quai')]: pageDataOf('quai', { title: 'Quai bench' }),
          [dataPath('serre-livres', 'fr')]: pageDataOf('serre-livres', { title: 'Estacade', slugs }, 'fr'),
        };
        jest.mocked(fetchText).mockImplementation(async (path) => {
          const text = pages[path];
          return text === undefined ? NOT_FOUND : answer(text);
        });
        jest.mocked(postForm).mockReset().mockResolvedValue({ ok: true, message: 'done' });
      });

      it('names one as the catalogue does, whatever the address says, and keeps its draft', async () => {
        await open('?work=brise&title=Free+money');
        expect(screen.getByText('Brise chair')).toBeInTheDocument();
        expect(screen.queryByText(/Free money/)).not.toBeInTheDocument();
        await userEvent.type(box('message'), 'Is it still there?');
        expect(readDraft('enquiry:brise')).toMatchObject({ message: 'Is it still there?' });
        expect(readDraft('contact')).toBeUndefined();
        expect(await send()).toMatchObject({ work: 'brise' });
      });

      it('says that one is gone, keeps what is typed, and sends the message without it', async () => {
        await open('?work=lost-lamp');
        expect(
          screen.getByText(/names a work that is not, or no longer, in our catalogue/),
        ).not.toHaveTextContent(/lost/i);
        await userEvent.type(box('message'), 'Where has it gone?');
        expect(readDraft('enquiry:lost-lamp')).toMatchObject({ message: 'Where has it gone?' });
        expect(await send()).toMatchObject({ work: undefined, message: 'Where has it gone?' });
      });

      it('says of one that there is in another language alone, and sends it', async () => {
        await open('?work=serre-livres');
        const title = screen.getByText('Estacade');
        expect(title).toHaveAttribute('lang', 'fr-FR');
        expect(title.parentElement).toHaveTextContent('Estacade, Odile Arc (in French only)');
        await userEvent.type(box('message'), 'Is it still there?');
        expect(await send()).toMatchObject({ work: 'serre-livres' });
      });

      it('takes one out and puts it back', async () => {
        await open('?work=brise');
        await userEvent.click(screen.getByRole('button', { name: 'take out Brise chair' }));
        expect(screen.getByText('Your inquiry is no longer about any work')).toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: 'put back Brise chair' }));
        await userEvent.type(box('message'), 'Is it still there?');
        expect(await send()).toMatchObject({ work: 'brise' });
      });

      it('names those of a selection, leaves out what is gone or taken out, and sends the others', async () => {
        await open('?works=brise,lost-lamp,quai');
        expect(screen.getByText('Your inquiry is about 2 works')).toBeInTheDocument();
        expect(
          screen.getByText(/names a work that is not, or no longer, in our catalogue/),
        ).toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: 'take out Brise chair' }));
        await userEvent.click(screen.getByRole('radio', { name: 'more pictures' }));
        expect(readDraft('selection')).toMatchObject({ subject: 'pictures' });
        expect(await send()).toMatchObject({
          works: ['quai'],
          message: 'Could you send me more pictures of this work?',
        });
      });

      it('loses none whose title can’t be loaded', async () => {
        jest.mocked(fetchText).mockResolvedValue({ kind: 'unreachable', reason: 'no' });
        await open('?works=rivage,portee');
        expect(screen.getAllByText('A work whose title cannot be loaded now')).toHaveLength(2);
        await userEvent.type(box('message'), 'Are they still there?');
        expect(await send()).toMatchObject({ works: ['rivage', 'portee'] });
      });

      it('takes a list of nothing for no list', async () => {
        await open('?works=,%3Cb%3E');
        expect(screen.queryByText(/Your inquiry is about/)).not.toBeInTheDocument();
        await userEvent.type(box('message'), 'Is');
        expect(readDraft('contact')).toMatchObject({ message: 'Is' });
      });

      it('of another address is another form, also after the first was sent', async () => {
        const at = (search: string) => (
          <TestPage>
            <ContactScreen view={toContactView(page, { mediaOrigin: '' })} search={search} />
          </TestPage>
        );
        const { rerender } = render(at('?work=brise'));
        await screen.findByText('Brise chair');
        await userEvent.type(box('message'), 'Is it still there?');
        rerender(at('?work=quai'));
        await screen.findByText('Quai bench');
        expect(box('message')).toHaveValue('');
        expect(readDraft('enquiry:quai')).toBeUndefined();
        await userEvent.type(box('message'), 'And this one?');
        expect(await send()).toMatchObject({ work: 'quai' });
        rerender(at('?work=brise'));
        await screen.findByText('Brise chair');
        expect(box('message')).toHaveValue('Is it still there?');
      });
    });

    it('does without text, picture and hours', () => {
      show(samplePage('contact'));
      expect(screen.queryByRole('region', { name: 'finding us' })).not.toBeInTheDocument();
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
      expect(screen.queryByText('Opening hours')).not.toBeInTheDocument();
    });
  });
});

describe('event enquiry', () => {
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
});

describe('open now', () => {
  const TIMES: OpeningTimes[] = [{ days: ['Tuesday', 'Wednesday'], opens: '11:00', closes: '19:00' }];
  const site = {
    ...TEST_SITE,
    contact: { ...TEST_SITE.contact, opening_hours: ['11 am to 7 pm'], opening_times: TIMES },
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** As it is once the browser is idle. */
  async function showAt(moment: string, locale: LocaleCode, at: SiteView = site) {
    jest.setSystemTime(new Date(moment));
    renderInPage(<ContactAddress />, { locale, site: at });
    await act(() => jest.advanceTimersByTimeAsync(3000));
  }

  // 1 December 2026 is a Tuesday.
  it.each([
    ['2026-12-01T12:00:00Z', 'open now, until 7\u00a0pm', 'ouvert en ce moment, jusqu’à 19\u00a0h'],
    ['2026-12-01T08:00:00Z', 'closed, opens at 11\u00a0am', 'fermé, ouvre à 11\u00a0h'],
    ['2026-12-01T20:00:00Z', 'closed, opens tomorrow at 11\u00a0am', 'fermé, ouvre demain à 11\u00a0h'],
    ['2026-12-03T20:00:00Z', 'closed, opens on Tuesday at 11\u00a0am', 'fermé, ouvre mardi à 11\u00a0h'],
  ])('says at %s: %s', async (moment, english, french) => {
    const exactly = { normalizer: (text: string) => text };
    await showAt(moment, 'en');
    const said = screen.getByText(english, exactly);
    expect(said.closest('[role=status], [aria-live]')).toBeNull();
    await showAt(moment, 'fr');
    expect(screen.getByText(french, exactly)).toBeInTheDocument();
  });

  it('changes by itself', async () => {
    await showAt('2026-12-01T17:59:30Z', 'en');
    expect(screen.getByText(/open now/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText(/opens tomorrow/)).toBeInTheDocument();
  });

  it('is no word of the page that is built, nor where no times are known', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const built = renderToString(
      <TestPage site={site}>
        <ContactAddress />
      </TestPage>,
    );
    expect(built).toContain('11 am to 7 pm');
    expect(built).not.toMatch(/open now|closed/);
    await showAt('2026-12-01T12:00:00Z', 'en', TEST_SITE);
    expect(screen.queryByText(/open now|closed/)).not.toBeInTheDocument();
  });
});
