import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockMediaQueries } from '../../../tests/media-queries';
import { renderInPage, TEST_SITE } from '../../../tests/render-page';
import { renderWithoutScripts } from '../../../tests/render-without-scripts';
import { sampleContext } from '../../components/testing/sample-context';
import type { HomeAround, Preview } from '../../contract/kinds/preview';
import { ColourModeProvider, useColourMode } from '../../features/colour-mode/colour-mode-provider';
import { COLOUR_STORAGE_KEY } from '../../features/colour-mode/colour-preference';
import { fetchPreview, type PreviewOutcome } from '../../gallery/fetch-preview';
import {
  sampleCreator,
  sampleEvent,
  sampleHomePage,
  samplePage,
  samplePressArticle,
  sampleWork,
} from '../../gallery/testing/samples';
import { dayIn } from '../../i18n/formats/zoned-time';
import { sampleImage } from '../../media/testing/sample-image';
import { HomeScreen } from '../home/home-screen';
import { toHomeView } from '../home/home-view';
import { pollWhileVisible } from './poll-while-visible';
import { PreviewScreen, useDeskLights } from './preview-screen';
import { PageBoundary } from '../../app/page-shell';

jest.mock('../../gallery/fetch-preview');

afterEach(() => document.body.replaceChildren());

describe('use desk lights', () => {
  const desk = { postMessage: jest.fn() };
  const own = window.parent;
  beforeEach(() => {
    mockMediaQueries();
    localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
    desk.postMessage.mockClear();
    Object.defineProperty(window, 'parent', { value: desk, configurable: true });
  });
  afterEach(() => Object.defineProperty(window, 'parent', { value: own, configurable: true }));

  function Page() {
    useDeskLights();
    const { value, setPreference } = useColourMode();
    return (
      <button
        onClick={() => setPreference(value === 'dark' ? 'light' : 'dark')}
      >{`the lamp is ${value}`}</button>
    );
  }
  const open = () =>
    renderInPage(
      <ColourModeProvider>
        <Page />
      </ColourModeProvider>,
    );
  const say = (mode: unknown, origin = location.origin, source: unknown = desk) =>
    act(() => {
      const event = new MessageEvent('message', { data: { type: 'preview:lights', mode }, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  const lamp = () => screen.getByRole('button').textContent;

  it('asks the desk, and shows page and lamps in the light that is chosen there', async () => {
    open();
    expect(desk.postMessage).toHaveBeenCalledWith(
      { type: 'preview:lights', mode: undefined },
      location.origin,
    );
    expect(await screen.findByText('the lamp is dark')).toBeInTheDocument();
    say('light', 'https://elsewhere.example');
    say('light', location.origin, window);
    say('purple');
    expect(lamp()).toBe('the lamp is dark');
    say('light');
    expect(lamp()).toBe('the lamp is light');
    expect(document.documentElement).toHaveClass('theme-ui-light');
    expect(localStorage.getItem(COLOUR_STORAGE_KEY)).toBe('dark');
  });

  it('tells the desk what is chosen in the page, and stores nothing of it', async () => {
    open();
    say('light');
    desk.postMessage.mockClear();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('the lamp is dark')).toBeInTheDocument();
    expect(desk.postMessage).toHaveBeenCalledWith({ type: 'preview:lights', mode: 'dark' }, location.origin);
    localStorage.clear();
    await userEvent.click(screen.getByRole('button'));
    expect(localStorage.getItem(COLOUR_STORAGE_KEY)).toBeNull();
  });

  it('is the visitor’s own affair outside of the desk', () => {
    Object.defineProperty(window, 'parent', { value: window, configurable: true });
    open();
    expect(desk.postMessage).not.toHaveBeenCalled();
  });
});

describe('preview screen', () => {
  const ask = jest.mocked(fetchPreview);

  const found = (
    preview: Pick<Preview, 'type' | 'item' | 'is_public' | 'unwritten'> & { around?: HomeAround },
    locale: 'en' | 'fr' = 'en',
  ) =>
    ({
      kind: 'found',
      preview: { ...preview, locale, expires_at: '2026-11-12T10:00:00Z' } as Preview,
    }) satisfies PreviewOutcome;

  const work = found({ type: 'work', item: sampleWork('banc') });
  const show = () =>
    renderInPage(<PreviewScreen path="/preview/t%2Fk" />, {
      site: { ...TEST_SITE, apiOrigin: 'https://api' },
    });
  /** The first of a kind fetches its screen, which takes a while where many tests run at once. */
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  beforeEach(() => {
    ask.mockReset();
    mockMediaQueries();
  });

  describe('PreviewScreen', () => {
    it('asks the API for what the address names, and says until when it may be seen', async () => {
      ask.mockResolvedValue(work);
      show();
      expect(await heading('Work banc')).toBeInTheDocument();
      expect(ask).toHaveBeenCalledWith('https://api', 't/k', { known: undefined });
      expect(screen.getByText('Preview: the link works until 12 November 2026')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Return to website' })).toHaveAttribute('href', '/');
    });

    it('says that sharing, citing, choosing and asking work once the page is public, and does none of it', async () => {
      ask.mockResolvedValue(work);
      show();
      await heading('Work banc');
      const note = () => screen.queryByText('This works once the page is public.');
      expect(note()).not.toBeInTheDocument();
      for (const role of ['button', 'link'] as const)
        for (const act of screen.getAllByRole(role, {
          name: /share|citation|selection|enquire|pdf sheet/i,
        })) {
          await userEvent.click(act);
          expect(note()?.closest('[role=status]')).not.toBeNull();
        }
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(localStorage.getItem('selection') ?? '').not.toContain('banc');
    });

    it('says of a link to a page that is not there that this is not public yet, and follows the others', async () => {
      const asked: unknown[] = [];
      globalThis.fetch = (async (address: string, { method }: RequestInit) => {
        asked.push(method);
        return { status: address.includes('/creators/') ? 404 : 200 };
      }) as never;
      const item = { ...sampleWork('banc'), creators: [sampleCreator('odile')] };
      ask.mockResolvedValue(found({ type: 'work', item }));
      show();
      await heading('Work banc');
      await userEvent.click(screen.getAllByRole('link', { name: 'Creator odile' })[0]!);
      const note = await screen.findByText('The page that this leads to is not public yet.');
      expect(note.closest('[role=status]')).not.toBeNull();
      const type = screen.getByRole('link', { name: item.type.title });
      const followed = jest.fn((event: Event) => event.preventDefault());
      type.addEventListener('click', followed);
      await userEvent.click(type);
      await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
      expect(asked).toEqual(['HEAD', 'HEAD']);
    });

    it('has no link to a type that nobody has chosen', async () => {
      ask.mockResolvedValue(found({ type: 'work', item: sampleWork('banc'), unwritten: ['type'] }));
      show();
      await heading('Work banc');
      expect(screen.queryByRole('link', { name: sampleWork('banc').type.title })).not.toBeInTheDocument();
    });

    it('lets them work where the item is public at its address', async () => {
      ask.mockResolvedValue(found({ type: 'work', item: sampleWork('banc'), is_public: true }));
      show();
      await heading('Work banc');
      await userEvent.click(screen.getByRole('button', { name: 'share' }));
      expect(screen.queryByText('This works once the page is public.')).not.toBeInTheDocument();
    });

    it('says nothing of days that nobody has written', async () => {
      const item = sampleEvent('lamps');
      ask.mockResolvedValue(found({ type: 'event', item, unwritten: ['starts_on', 'ends_on'] }));
      const { container } = show();
      await heading('Event lamps');
      expect(container).not.toHaveTextContent(/on view|upcoming|past event|\b20\d\d\b.*\b20\d\d\b/i);
      expect(screen.queryByText(/calendar/i)).not.toBeInTheDocument();
      expect(screen.getByText(item.kind)).toBeInTheDocument();
    });

    it('says the time where it ends today', async () => {
      const end = new Date(new Date().setHours(23, 30, 0, 0));
      ask.mockResolvedValue({ ...work, preview: { ...work.preview, expires_at: end.toISOString() } });
      show();
      await heading('Work banc');
      expect(screen.getByText('Preview: the link works until 11.30 pm')).toBeInTheDocument();
    });

    it.each<[string, Pick<Preview, 'type' | 'item'>]>([
      ['Creator odile', { type: 'creator', item: sampleCreator('odile') }],
      ['Event lamps', { type: 'event', item: sampleEvent('lamps') }],
      ['Article one', { type: 'press', item: samplePressArticle('one') }],
      ['Page about', { type: 'page', item: samplePage('about') }],
      ['Page contact', { type: 'page', item: samplePage('contact') }],
      ['Page legal-notice', { type: 'page', item: samplePage('legal-notice') }],
    ])('shows ‘%s’ with the screen of its kind', async (name, preview) => {
      ask.mockResolvedValue(found(preview));
      show();
      expect(await heading(name)).toBeInTheDocument();
    });

    it('shows the home page as it is published', async () => {
      const day = dayIn(Date.now());
      const event = (slug: string) => ({ ...sampleEvent(slug), starts_on: day, ends_on: day });
      const events = ['salon', 'nuit'].map(event);
      events.push({ ...event('past'), starts_on: '2020-01-01', ends_on: '2020-01-02' });
      const creators = [{ ...sampleCreator('arc'), portrait: sampleImage('arc') }];
      const news = ['salon', 'nuit', 'past', 'other'].map((id) => ({
        ...{ id, title: `News ${id}`, image: sampleImage(id) },
        link: { label: 'see', url: `/events/${id}` },
      }));
      const item = { ...sampleHomePage(), news, selected_works: [sampleWork('banc')] };
      const context = sampleContext('en', { today: day, mediaOrigin: 'https://api' });
      const view = toHomeView(item, { worksCount: 26, events, creators }, context);
      const published = renderInPage(<HomeScreen view={view} />);
      const wanted = published.container.textContent;
      for (const part of ['On view', 'Event nuit', 'Creator arc', 'all works 26', 'News other'])
        expect(wanted).toContain(part);
      for (const part of ['News nuit', 'News past']) expect(wanted).not.toContain(part);
      published.unmount();

      const around = { works_count: 26, events, creators };
      ask.mockResolvedValue(found({ type: 'page', item, around }));
      show();
      const hero = await heading('News salon');
      expect(hero.closest('div[lang]')).toHaveTextContent(wanted!.replace(/\s+/g, ' '));
    });

    it('shows the home page of an API that has no more than its record', async () => {
      const item = { ...sampleHomePage(), selected_works: [sampleWork('banc')] };
      ask.mockResolvedValue(found({ type: 'page', item }));
      show();
      expect(await screen.findByText('Work banc')).toBeInTheDocument();
    });

    it('speaks the language of the item, its bar that of the address', async () => {
      ask.mockResolvedValue(found({ type: 'work', item: sampleWork('banc') }, 'fr'));
      show();
      expect(await screen.findByText('disponible')).toBeInTheDocument();
      expect(screen.getByText('Return to website')).toBeInTheDocument();
    });

    it.each([
      ['unknown', 'There is no such preview, or not any more. Ask for a new link.'],
      ['expired', 'This preview has expired. Ask for a new link.'],
    ] as const)('says that a preview is %s, and asks no more', async (kind, text) => {
      jest.useFakeTimers();
      ask.mockResolvedValue({ kind });
      show();
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(ask).toHaveBeenCalledTimes(1);
      jest.useRealTimers();
    });

    it('names what is wrong with a draft', async () => {
      const problems = [{ path: '/data/item/title', message: 'Expected string' }];
      ask.mockResolvedValue({ kind: 'unavailable', problems });
      show();
      expect(await screen.findByText('/data/item/title: Expected string')).toBeInTheDocument();
    });

    it('raises the error page for any other status', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      ask.mockResolvedValue({ kind: 'failed', status: 503 });
      renderInPage(
        <PageBoundary path="/preview/t" fallback={(status) => <p>raised {status}</p>}>
          <PreviewScreen path="/preview/t" />
        </PageBoundary>,
      );
      expect(await screen.findByText('raised 503')).toBeInTheDocument();
      jest.restoreAllMocks();
    });

    it('follows the draft, and keeps it in view while the API can’t be reached or fails', async () => {
      jest.useFakeTimers();
      ask.mockResolvedValueOnce(work);
      ask.mockResolvedValueOnce({ kind: 'unavailable', problems: [] });
      ask.mockResolvedValueOnce({ kind: 'failed', status: 500 });
      ask.mockResolvedValue(found({ type: 'work', item: sampleWork('table') }));
      show();
      await act(() => jest.advanceTimersByTimeAsync(10_500));
      expect(ask).toHaveBeenLastCalledWith('https://api', 't/k', { known: work });
      expect(screen.getByRole('heading', { level: 1, name: 'Work banc' })).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(screen.getByRole('heading', { level: 1, name: 'Work table' })).toBeInTheDocument();
      jest.useRealTimers();
    });

    it('has nothing of its address in its first render', () => {
      const html = renderWithoutScripts(<PreviewScreen path="/preview/secret" />);
      expect(html).not.toContain('secret');
      expect(ask).not.toHaveBeenCalled();
    });

    it('shows a spinner when the preview takes its time', async () => {
      jest.useFakeTimers();
      ask.mockReturnValue(new Promise(() => undefined));
      show();
      expect(screen.queryByText('Loading the preview')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(400));
      expect(screen.getByText('Loading the preview')).toBeInTheDocument();
      jest.useRealTimers();
    });
  });
});

describe('poll while visible', () => {
  const show = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  function start(goOn = true) {
    const ask = jest.fn(() => Promise.resolve('answer'));
    const onAnswer = jest.fn(() => goOn);
    return { ask, onAnswer, stop: pollWhileVisible({ ask, onAnswer, pauseMs: 1000 }) };
  }

  describe('pollWhileVisible', () => {
    it('asks at once and after each pause, until it is stopped', async () => {
      const { ask, onAnswer, stop } = start();
      expect(ask).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(2500);
      expect(ask).toHaveBeenCalledTimes(3);
      stop();
      await jest.advanceTimersByTimeAsync(5000);
      show(false);
      expect(onAnswer).toHaveBeenCalledTimes(3);
      expect(ask).toHaveBeenCalledTimes(3);
    });

    it('rests while the page is hidden and asks at once when it comes back', async () => {
      show(true);
      const { ask, stop } = start();
      await jest.advanceTimersByTimeAsync(5000);
      expect(ask).not.toHaveBeenCalled();
      show(false);
      expect(ask).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(0);
      show(true);
      await jest.advanceTimersByTimeAsync(5000);
      expect(ask).toHaveBeenCalledTimes(1);
      show(false);
      expect(ask).toHaveBeenCalledTimes(2);
      stop();
    });

    it('drops an answer that comes too late, and ends when nothing more is to be asked', async () => {
      const left = start();
      left.stop();
      await jest.advanceTimersByTimeAsync(0);
      expect(left.onAnswer).not.toHaveBeenCalled();

      const done = start(false);
      await jest.advanceTimersByTimeAsync(5000);
      show(false);
      expect(done.ask).toHaveBeenCalledTimes(1);
    });

    it('asks at once when the desk says so, and once more when it says so meanwhile', async () => {
      const { ask, stop } = start();
      const say = (data: unknown, origin = location.origin, source: Window | null = window.parent) =>
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
      await jest.advanceTimersByTimeAsync(0);
      say({ type: 'preview:refresh' }, 'https://elsewhere.example');
      say({ type: 'preview:refresh' }, location.origin, null);
      say('preview:refresh');
      say(null);
      expect(ask).toHaveBeenCalledTimes(1);
      say({ type: 'preview:refresh' });
      expect(ask).toHaveBeenCalledTimes(2);
      say({ type: 'preview:refresh' });
      await jest.advanceTimersByTimeAsync(0);
      expect(ask).toHaveBeenCalledTimes(3);
      await jest.advanceTimersByTimeAsync(999);
      expect(ask).toHaveBeenCalledTimes(3);
      stop();
      say({ type: 'preview:refresh' });
      expect(ask).toHaveBeenCalledTimes(3);
    });
  });
});
