import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Me } from '../../api/people/contract/identity';
import type { DeskLanguage } from '../../api/desk/contract/languages';
import { endSession, hasEnded, loadStart, queryClient, setMe, useAnswer } from './data';
import { settleConfirming, useConfirmed } from './identity/confirming';
import { doorLanguage } from './identity/door-language';
import { onItemNews } from './items/item-news';
import { watchTyped } from './letters/last-typed';
import { watchTyping } from './letters/typed-away';
import { call, WINDOW } from './line/call';
import { isSilent, noteAnswer } from './line/connection';
import { Finder } from './lists/finder';
import { useLive } from './live';
import { placesOf } from './navigation';
import { useOnceASecond } from './once-a-second';
import { DownloadLink } from './parts/download-link';
import { faultWords } from './parts/fault-text';
import { Field } from './parts/field';
import { Panel } from './parts/panel';
import { Day, Hour } from './parts/times/times';
import { useSteadyBar } from './shell/use-steady-bar';
import { useTitle } from './shell/use-title';
import { renderInDesk } from './testing/render-in-desk';
import { sendFile } from './uploads/send-file';
import { upload, useUploads } from './uploads/uploads';
import { type Language, LanguageProvider, loadLanguage } from './words';

jest.mock('./uploads/send-file', () => ({ sendFile: jest.fn() }));

describe('download link', () => {
  it('has its file come once somebody has shown who it is, and not before', async () => {
    queryClient.clear();
    const asked: string[] = [];
    let isKnown = false;
    globalThis.fetch = (async (url: string) => {
      asked.push(url);
      const text = JSON.stringify({ error: { fault: 'confirmFirst' } });
      return {
        ok: isKnown,
        status: isKnown ? 204 : 403,
        headers: new Headers(),
        text: async () => (isKnown ? '' : text),
      };
    }) as unknown as typeof fetch;
    const taken: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function take(
      this: HTMLAnchorElement,
    ) {
      taken.push(this.pathname);
    });
    const FILE = '/desk/api/backup/file';
    const Screen = () => (
      <>
        <DownloadLink href={FILE}>Download it</DownloadLink>
        <p>{useConfirmed()}</p>
      </>
    );
    renderInDesk(Screen, await loadLanguage('en'));
    fireEvent.click(await screen.findByRole('link', { name: 'Download it' }));
    await screen.findByText('taking');
    expect(taken).toEqual([]);
    isKnown = true;
    act(() => settleConfirming(true));
    await waitFor(() => expect(taken).toEqual([FILE]));
    expect(asked).toEqual(['/desk/api/you/confirm', '/desk/api/you/confirm']);
    click.mockRestore();
  });
});

describe('an answer that is not the desk’s', () => {
  const answering = (status: number, body: object) => {
    globalThis.fetch = (async () => ({
      ...{ ok: false, status, headers: new Headers() },
      text: async () => JSON.stringify(body),
    })) as unknown as typeof fetch;
  };
  const wordsOf = async (): Promise<string> => {
    const { say } = await loadLanguage('en');
    return call('GET /today').then(String, (error: unknown) => faultWords(say, error));
  };
  beforeEach(noteAnswer);
  afterEach(() => {
    noteAnswer();
    jest.useRealTimers();
  });

  it('is silence where the server is closing, for as long as it is', async () => {
    const { say } = await loadLanguage('en');
    jest.useFakeTimers();
    answering(503, { error: 'Service Unavailable', message: 'Service Unavailable', statusCode: 503 });
    expect(await wordsOf()).toBe(say('fault.offline'));
    expect(isSilent()).toBe(true);
    await jest.advanceTimersByTimeAsync(3_500);
    expect(isSilent()).toBe(true);
  });

  it('is said in words where the host refuses', async () => {
    const { say } = await loadLanguage('en');
    answering(413, { error: { message: 'Too large' } });
    expect(await wordsOf()).toBe(say('fault.unexpected'));
    answering(503, { error: { fault: 'hostSilent' } });
    expect(await wordsOf()).toBe(say('fault.hostSilent'));
    expect(isSilent()).toBe(false);
  });
});

describe('live', () => {
  const LAMP = '/items/works/lamp';
  const params = { shelf: 'works', id: 'lamp' } as const;
  let tell: (subject: string, news: object) => void;
  let asked: string[];
  let sources: { onopen?: () => void; onerror?: () => void }[];

  beforeEach(() => {
    asked = [];
    sources = [];
    queryClient.clear();
    const listeners = new Map<string, (event: { data: string }) => void>();
    tell = (subject, news) => act(() => listeners.get(subject)?.({ data: JSON.stringify(news) }));
    globalThis.EventSource = class {
      onopen?: () => void;
      onerror?: () => void;
      constructor() {
        sources.push(this);
      }
      addEventListener(subject: string, listener: (event: { data: string }) => void) {
        listeners.set(subject, listener);
      }
      close() {}
    } as unknown as typeof EventSource;
    globalThis.fetch = (async (url: string) => {
      asked.push(url.replace('/desk/api', ''));
      return { ok: true, status: 200, headers: new Headers(), text: async () => '{}' };
    }) as unknown as typeof fetch;
  });

  function Screen() {
    useLive();
    useAnswer('/items/:shelf/:id', { params });
    useAnswer('/items/:shelf', { params: { shelf: 'works' }, query: { q: 'a' } });
    const preview = useQuery({
      queryKey: ['preview', LAMP],
      queryFn: () => call('POST /items/:shelf/:id/preview', { params, body: { locale: 'en' } }),
      staleTime: Infinity,
    });
    return <p>{preview.data ? 'shown' : ''}</p>;
  }
  async function open(): Promise<void> {
    render(
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>,
    );
    await screen.findByText('shown');
    await waitFor(() => expect(asked).toHaveLength(3));
    asked = [];
  }
  const news = (window?: string) => ({ shelf: 'works', id: 'lamp', ...(window && { window }) });

  it('asks again for what somebody else has changed, and for its lists, not for its preview', async () => {
    await open();
    tell('item', news('another'));
    await waitFor(() => expect(asked.sort()).toEqual([LAMP, '/items/works?q=a']));
  });

  it('asks for nothing that was changed in this window, but for lists once they are shown again', async () => {
    await open();
    tell('item', news(WINDOW));
    await act(async () => {});
    expect(asked).toEqual([]);
    expect(queryClient.getQueryState(['/items/works?q=a'])?.isInvalidated).toBe(true);
  });

  it('asks for everything again once it hears again, since it may have missed anything', async () => {
    await open();
    jest.useFakeTimers();
    const [first] = sources;
    act(() => first?.onopen?.());
    expect(asked).toEqual([]);
    act(() => first?.onerror?.());
    act(() => void jest.runOnlyPendingTimers());
    jest.useRealTimers();
    act(() => sources[1]?.onopen?.());
    await waitFor(() => expect(asked.sort()).toEqual([LAMP, '/items/works?q=a']));
  });

  it('lets an open item look by itself, so that nothing is typed over', async () => {
    const look = jest.fn();
    const stop = onItemNews(LAMP, look);
    await open();
    tell('item', news());
    await waitFor(() => expect(asked).toEqual(['/items/works?q=a']));
    expect(look).toHaveBeenCalledTimes(1);
    stop();
    tell('item', news());
    await waitFor(() => expect(asked).toContain(LAMP));
    expect(look).toHaveBeenCalledTimes(1);
  });
});

describe('words', () => {
  const NOW = '2026-11-26T09:00:00Z';
  beforeEach(() => jest.useFakeTimers({ now: new Date(NOW) }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['en', NOW, 'at 10:00', '10:00'],
    ['en', '2026-11-03T09:00:00Z', 'on 3 November', '3 November'],
    ['fr', NOW, 'à 10 h', '10 h'],
    ['en', '2026-11-26T06:33:00Z', 'at 7:33', '7:33'],
    ['fr', '2026-11-26T06:33:00Z', 'à 7 h 33', '7 h 33'],
    ['fr', '2026-11-03T09:00:00Z', 'le 3 novembre', 'le 3 novembre'],
    ['fr', '2025-11-01T09:00:00Z', 'le 1er novembre 2025', 'le 1er novembre 2025'],
  ] as const)('says in %s when %s was: %s, since %s', async (locale, iso, at, since) => {
    const language = await loadLanguage(locale);
    expect(language.at(iso).replace(/\u00a0/g, ' ')).toBe(at);
    expect(language.since(iso).replace(/\u00a0/g, ' ')).toBe(since);
  });

  /** In French none is singular as well, so a singular never has its number in it. */
  it.each(['en', 'fr'] as const)(
    'says in %s how many there are, also where there are none',
    async (locale) => {
      const { say } = await loadLanguage(locale);
      for (const key of ['pictures.number', 'library.take', 'files.number', 'deleted.number'] as const)
        expect(say(key, { count: 0 })).toContain('0');
    },
  );

  it.each(['en', 'fr'] as const)(
    'calls no two places alike, nor the versions of an item as those of the site: %s',
    async (locale) => {
      const { say } = await loadLanguage(locale);
      const keys = [
        ...placesOf('everything').map(({ word }) => word),
        'history.link',
        'pages.types',
      ] as const;
      const names = keys.map((key) => say(key));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    },
  );
});

describe('once a second', () => {
  afterEach(() => jest.restoreAllMocks());

  it('does once what is pressed twice, and again what is pressed later', () => {
    const act = jest.fn();
    const now = jest.spyOn(performance, 'now');
    const { result } = renderHook(() => useOnceASecond(act));
    for (const at of [10, 40, 900, 1100]) {
      now.mockReturnValue(at);
      result.current();
    }
    expect(act).toHaveBeenCalledTimes(2);
  });
});

describe('door language', () => {
  const browserSpeaks = (language: string) =>
    jest.spyOn(window.navigator, 'language', 'get').mockReturnValue(language);

  afterEach(() => {
    jest.restoreAllMocks();
    window.localStorage.clear();
  });

  it('at the door the desk speaks as the browser does, until another language was chosen there', () => {
    browserSpeaks('fr-CH');
    expect(doorLanguage()).toBe('fr');
    browserSpeaks('nl');
    expect(doorLanguage()).toBe('en');
    window.localStorage.setItem('desk-language', 'fr');
    expect(doorLanguage()).toBe('fr');
    window.localStorage.setItem('desk-language', 'tlh');
    expect(doorLanguage()).toBe('en');
  });
});

describe('typed away', () => {
  let field: HTMLTextAreaElement;
  beforeEach(() => {
    field = document.body.appendChild(document.createElement('textarea'));
  });
  afterEach(() => field.remove());

  const pressed = (target: Element, key: string, timeStamp: number): KeyboardEvent =>
    ({ target, key, timeStamp }) as unknown as KeyboardEvent;

  it('what is typed on after a field was taken away is meant for it, until there is a moment without', () => {
    const isStillTyped = watchTyping('textarea');
    expect(isStillTyped(pressed(field, 'o', 0))).toBe(false);
    field.remove();
    expect(isStillTyped(pressed(document.body, 'r', 200))).toBe(true);
    expect(isStillTyped(pressed(document.body, 'a', 1_600))).toBe(true);
    expect(isStillTyped(pressed(document.body, 'r', 4_000))).toBe(false);
  });

  it('a letter is a key again where the field was left on purpose, or is still there', () => {
    const isStillTyped = watchTyping('textarea');
    isStillTyped(pressed(field, 'o', 0));
    expect(isStillTyped(pressed(document.body, 'r', 100))).toBe(false);
    isStillTyped(pressed(field, 'o', 200));
    isStillTyped(pressed(field, 'Escape', 300));
    field.remove();
    expect(isStillTyped(pressed(document.body, 'r', 400))).toBe(false);
  });
});

describe('last typed', () => {
  const ME = { id: 1, name: 'Ada', may: 'write', language: 'en', letterKeys: true } as Me;
  const me = async () => (await loadStart()).me;
  let stop = () => {};

  beforeEach(() => {
    queryClient.clear();
    setMe(ME);
    stop = watchTyped();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('a session that ends elsewhere leaves who is in the middle of a word until they rest', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(<input />);
    await user.type(screen.getByRole('textbox'), 'enc');
    endSession();
    await jest.advanceTimersByTimeAsync(700);
    await user.type(screen.getByRole('textbox'), 'ore');
    await jest.advanceTimersByTimeAsync(700);
    expect(await me()).toEqual(ME);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await me()).toBeNull();
    expect(hasEnded()).toBe(true);
  });

  it('is not said to have ended to who has signed out', async () => {
    setMe(null);
    endSession();
    expect(hasEnded()).toBe(false);
  });
});

describe('use steady bar', () => {
  const done = jest.fn<void, [string]>();

  /** The acts stand beside each other, each 100 px wide; the first goes once it was pressed. */
  function Bar() {
    const [isThere, setIsThere] = useState(true);
    const steady = useSteadyBar<HTMLElement>();
    const discard = (): void => {
      done('discard');
      setIsThere(false);
    };
    return (
      <footer {...steady}>
        {isThere && <button onClick={discard}>discard</button>}
        <button onClick={() => done('withdraw')}>withdraw</button>
        <a href="#more" onClick={() => done('more')}>
          more
        </a>
      </footer>
    );
  }

  /** Presses of one test are long past in the next. */
  let now = Date.now();
  beforeEach(() => {
    jest.useFakeTimers({ now: (now += 60_000) });
    done.mockClear();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      return { left: place * 100, top: 0, width: 100, height: 40 } as DOMRect;
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const press = (name: string, clientX: number): boolean =>
    fireEvent.click(screen.getByText(name), { clientX, clientY: 20 });

  it('lets no second press of a double-click land on an act that has come under the pointer', () => {
    render(<Bar />);
    press('discard', 50);
    act(() => void jest.advanceTimersByTime(200));
    press('withdraw', 52);
    expect(done.mock.calls).toEqual([['discard']]);
    act(() => void jest.advanceTimersByTime(700));
    press('withdraw', 52);
    expect(done.mock.calls).toEqual([['discard'], ['withdraw']]);
  });

  it('takes at once what the pointer has gone to, and what is pressed again where it was', () => {
    render(<Bar />);
    press('withdraw', 150);
    press('withdraw', 150);
    press('more', 250);
    press('discard', 50);
    press('more', 150);
    expect(done.mock.calls.flat()).toEqual(['withdraw', 'withdraw', 'more', 'discard', 'more']);
  });

  it.each([
    ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'x' })],
    [
      'something is clicked on',
      () => fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true })),
    ],
  ])('takes what is pressed in the same place once %s elsewhere', (_, doElse) => {
    render(<Bar />);
    press('discard', 50);
    doElse();
    press('withdraw', 50);
    expect(done.mock.calls.flat()).toEqual(['discard', 'withdraw']);
  });

  it('holds for the bar of the next screen, which has come instead', () => {
    function Next() {
      const steady = useSteadyBar<HTMLElement>();
      return (
        <footer {...steady}>
          <button onClick={() => done('publish')}>publish</button>
        </footer>
      );
    }
    const { unmount } = render(<Bar />);
    press('more', 250);
    unmount();
    act(() => void jest.advanceTimersByTime(900));
    render(<Next />);
    press('publish', 250);
    expect(done.mock.calls).toEqual([['more']]);
    act(() => void jest.advanceTimersByTime(700));
    press('publish', 250);
    expect(done.mock.calls).toEqual([['more'], ['publish']]);
  });

  it('holds also where there is another bar beside it', () => {
    function Other() {
      return <footer {...useSteadyBar<HTMLElement>()} />;
    }
    render(
      <>
        <Bar />
        <Other />
      </>,
    );
    press('discard', 50);
    fireEvent(screen.getByText('withdraw'), new MouseEvent('pointerdown', { bubbles: true }));
    press('withdraw', 50);
    expect(done.mock.calls).toEqual([['discard']]);
  });
});

describe('use title', () => {
  const Titled = ({ what }: { what: string }) => {
    useTitle(what);
    return null;
  };

  it('names the tab after what is open, and gives it its name of before when that is closed', async () => {
    const language = await loadLanguage('en');
    const shown = (piece?: string) => (
      <LanguageProvider language={language}>
        <Titled what="works" />
        {piece && <Titled what={piece} />}
      </LanguageProvider>
    );
    const { rerender } = render(shown());
    expect(document.title).toBe('works – meubles et lumières');
    rerender(shown('Quai bench'));
    expect(document.title).toBe('Quai bench – meubles et lumières');
    rerender(shown());
    expect(document.title).toBe('works – meubles et lumières');
  });
});

describe('uploads', () => {
  const FILE = new File(['a picture'], 'lamp.jpg', { type: 'image/jpeg' });

  beforeEach(() => {
    jest.useFakeTimers();
    URL.createObjectURL = () => 'blob:lamp';
    URL.revokeObjectURL = () => {};
  });
  afterEach(() => jest.useRealTimers());

  it('is on the list for some seconds more once it is there, and leaves it by itself', async () => {
    jest.mocked(sendFile).mockResolvedValue('its id');
    const { result } = renderHook(useUploads);
    act(() => void upload([FILE], { into: () => Promise.resolve(null) }));
    await waitFor(() => expect(result.current).toMatchObject([{ name: 'lamp.jpg', state: 'ready' }]));
    act(() => void jest.advanceTimersByTime(2_000));
    expect(result.current).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(10_000));
    expect(result.current).toEqual([]);
  });
});

describe('finder', () => {
  let language: Language;
  beforeAll(async () => {
    language = await loadLanguage('en');
  });

  function List() {
    const [words, setWords] = useState('');
    return (
      <LanguageProvider language={language}>
        <Finder label="find" value={words} onFind={setWords} />
        <button data-row="1" tabIndex={-1}>
          another
        </button>
        <button data-row="2" tabIndex={0}>
          found: {words}
        </button>
      </LanguageProvider>
    );
  }
  const box = () => screen.getByRole('searchbox', { name: 'find' });

  it.each(['{Enter}', '{ArrowDown}'])(
    'goes on to the row in hand by %s once it has searched',
    async (key) => {
      render(<List />);
      await userEvent.type(box(), 'quai');
      await screen.findByText('found: quai');
      await userEvent.keyboard(key);
      expect(screen.getByRole('button', { name: 'found: quai' })).toHaveFocus();
    },
  );

  it('stays where what was typed is not found yet', async () => {
    render(<List />);
    await userEvent.type(box(), 'q{Enter}');
    expect(box()).toHaveFocus();
  });

  it('keeps what is typed until the page knows what was typed before, and follows the page otherwise', async () => {
    const asked: string[] = [];
    const finder = (value: string) => (
      <LanguageProvider language={language}>
        <Finder label="find" value={value} onFind={(words) => asked.push(words)} />
      </LanguageProvider>
    );
    const { rerender } = render(finder(''));
    await userEvent.type(box(), 'n');
    await waitFor(() => expect(asked.at(-1)).toBe('n'));
    await userEvent.type(box(), 'o');
    await waitFor(() => expect(asked.at(-1)).toBe('no'));
    await userEvent.type(box(), 'b');
    rerender(finder('n'));
    rerender(finder('no'));
    expect(box()).toHaveValue('nob');
    await waitFor(() => expect(asked.at(-1)).toBe('nob'));
    rerender(finder('nob'));
    rerender(finder('no'));
    expect(box()).toHaveValue('no');
  });
});

describe('panel', () => {
  function open(): jest.Mock {
    const onClose = jest.fn();
    render(
      <Panel label="question" onClose={onClose}>
        <button type="button">yes</button>
      </Panel>,
    );
    return onClose;
  }
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is closed by Escape as soon as it is there', async () => {
    const onClose = open();
    act(() => screen.getByRole('button', { name: 'yes' }).focus());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is closed by a press beside it, but not by the second one of a double click that opened it', async () => {
    const onClose = open();
    await user.click(document.body);
    expect(onClose).not.toHaveBeenCalled();
    jest.advanceTimersByTime(700);
    await user.click(document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('field', () => {
  beforeEach(() => {
    window.scrollTo = () => {};
  });

  it('who tabs from the field before types the password into its field, and shows it by the next one', async () => {
    renderInDesk(
      () => (
        <>
          <Field label="email" />
          <Field label="password" type="password" />
        </>
      ),
      await loadLanguage('en'),
    );
    await userEvent.click(await screen.findByLabelText('email'));
    await userEvent.tab();
    await userEvent.keyboard('a few words');
    expect(screen.getByLabelText('password')).toHaveValue('a few words');
    expect(screen.getByLabelText('password')).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('password')).toHaveAttribute('type', 'text');
  });
});

describe('times', () => {
  const changed = jest.fn<void, [string]>();
  beforeEach(() => changed.mockClear());

  interface KeptProps {
    of: typeof Day;
    first: string;
    label?: string;
  }

  function Kept({ of: Time, first, label = 'opens' }: KeptProps) {
    const [value, setValue] = useState(first);
    return (
      <Time
        {...{ label, value }}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  }

  async function show(props: KeptProps, locale: DeskLanguage = 'en') {
    const language = await loadLanguage(locale);
    render(
      <LanguageProvider language={language}>
        <Kept {...props} />
        <button>elsewhere</button>
      </LanguageProvider>,
    );
    const field = await screen.findByRole('group', { name: props.label ?? 'opens' });
    return { field, user: userEvent.setup() };
  }

  const partsOf = (field: HTMLElement) => within(field).getAllByRole('spinbutton');
  const written = (field: HTMLElement) =>
    [...field.querySelectorAll('[data-type]')]
      .map(({ textContent }) => textContent?.replace(/[\u2066\u2069]/g, ''))
      .join('');

  it.each([
    ['en', '01/12/2026', 'day'],
    ['fr', '01/12/2026', 'jour'],
  ] as const)('is read in the language of the desk, %s', async (locale, text, name) => {
    const { field } = await show({ of: Day, first: '2026-12-01' }, locale);
    expect(written(field)).toBe(text);
    await waitFor(() => expect(partsOf(field)[0]).toHaveAccessibleName(expect.stringContaining(name)));
  });

  it('is typed part by part', async () => {
    const { field, user } = await show({ of: Day, first: '' });
    await user.click(partsOf(field)[0]!);
    await user.keyboard('08072027');
    // A year is one once it has all of its digits.
    expect(changed.mock.calls).toEqual([['2027-07-08']]);
  });

  it('an hour has 24 of them in both languages', async () => {
    const { field, user } = await show({ of: Hour, first: '09:00' });
    expect(written(field)).toBe('09:00');
    await user.click(partsOf(field)[0]!);
    await user.keyboard('2130');
    expect(changed).toHaveBeenLastCalledWith('21:30');
  });

  it('is chosen in a calendar, whose month and days are in the language of the desk', async () => {
    const { field, user } = await show({ of: Day, first: '2026-12-01' }, 'fr');
    await user.click(within(field).getByRole('button', { name: /calendrier/i }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('heading', { name: /décembre 2026/i });
    await user.click(within(dialog).getByRole('button', { name: /24 décembre 2026/ }));
    expect(changed).toHaveBeenLastCalledWith('2026-12-24');
  });

  it('is empty once each part is taken out', async () => {
    const { field, user } = await show({ of: Hour, first: '09:00' });
    await user.click(partsOf(field)[0]!);
    await user.keyboard('{Backspace}{Backspace}');
    await user.click(partsOf(field)[1]!);
    await user.keyboard('{Backspace}{Backspace}');
    expect(changed).toHaveBeenLastCalledWith('');
  });

  it('shows what is kept, once it is left within a year', async () => {
    const { field, user } = await show({ of: Day, first: '2026-12-01' });
    await user.click(partsOf(field)[2]!);
    await user.keyboard('203');
    expect(written(field)).toBe('01/12/203');
    await user.click(screen.getByText('elsewhere'));
    expect(written(screen.getByRole('group', { name: 'opens' }))).toBe('01/12/2026');
    expect(changed).not.toHaveBeenCalled();
  });

  it('keeps the focus where one goes back to a part before', async () => {
    const { field, user } = await show({ of: Day, first: '2026-12-01' });
    const [day, , year] = partsOf(field);
    await user.click(year!);
    await user.click(day!);
    await user.keyboard('24');
    expect(changed).toHaveBeenLastCalledWith('2026-12-24');
  });

  it('shows what is kept, once it is left with a part taken out', async () => {
    const { field, user } = await show({ of: Day, first: '2026-12-01' });
    await user.click(partsOf(field)[0]!);
    await user.keyboard('{Backspace}{Backspace}');
    expect(written(field)).toBe('dd/12/2026');
    await user.click(screen.getByText('elsewhere'));
    expect(written(screen.getByRole('group', { name: 'opens' }))).toBe('01/12/2026');
    expect(changed).not.toHaveBeenCalled();
  });

  it.each(['2026-13-45', 'soon', '2026-12-01T10:00'])(
    '%s in a file is no day, and is written anew',
    async (first) => {
      const { field, user } = await show({ of: Day, first });
      expect(written(field)).toBe('dd/mm/yyyy');
      await user.click(partsOf(field)[0]!);
      await user.keyboard('01122026');
      expect(changed).toHaveBeenLastCalledWith('2026-12-01');
    },
  );
});
