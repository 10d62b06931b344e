import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import type { FormResult } from '../../gallery/forms/form-result';
import { answerRoom } from '../../gallery/rooms/answer-room';
import { countRoom } from '../../gallery/rooms/count-room';
import {
  sampleGallery,
  sampleLockedRoom,
  samplePiece,
  sampleRoom,
} from '../../gallery/rooms/testing/sample-room';
import { sampleWork } from '../../gallery/testing/samples';
import { translator, WORDS } from '../../i18n/i18n';
import { sampleImage } from '../../media/testing/sample-image';
import { EARLY_PART, roomScript } from './early/room-script';
import { RoomPieces } from './pieces/room-pieces';
import { tokenOf } from '../../routes/token-of';
import { useCounting } from './state/use-counting';
import { usePointed } from './state/use-pointed';
import { asked, mockObserver, opened, showRoom } from './testing/show-room';
import { toRoomSheet } from './view/room-sheet';
import { allPicturesOf, toRoomView } from './view/room-view';
import { asksNotToBeFollowed, RoomAnswer } from './open-room';
import { takeEarlyRoom } from './state/use-room';
import { headHtml, showHtml } from './head/room-head';

jest.mock('../../gallery/rooms/fetch-room', () => ({
  ...jest.requireActual('../../gallery/rooms/fetch-room'),
  fetchRoom: jest.fn(),
}));
jest.mock('../../gallery/rooms/count-room', () => ({ countRoom: jest.fn(async () => undefined) }));
jest.mock('../../gallery/rooms/fetch-room', () => ({ fetchRoom: jest.fn() }));
jest.mock('../../gallery/rooms/answer-room');

afterEach(() => document.body.replaceChildren());

describe('head html', () => {
  const t = translator('en');
  const htmlOf = (more: Parameters<typeof sampleRoom>[0]) =>
    headHtml(toRoomView(sampleRoom(more), { locale: 'en', mediaOrigin: '' }), t);

  describe('headHtml', () => {
    it('is client, title and letter, of which only the letter may be HTML', () => {
      expect(
        htmlOf({
          client: '<b>Ada</b>',
          title: 'A & B <i>',
          letter: '<p>Dear <em>Ada</em><script>x</script></p>',
        }),
      ).toBe(
        '<div><p>For &lt;b&gt;Ada&lt;/b&gt;</p><h1 lang="en">A &amp; B &lt;i&gt;</h1></div>' +
          '<div lang="en" data-part="letter"><p>Dear <em>Ada</em></p></div>',
      );
    });
  });

  describe('showHtml', () => {
    const box = document.createElement('div');
    const show = (html: string) => {
      showHtml(box, html);
      expect(box.innerHTML).toBe(html);
    };

    it('leaves what is the same, and changes only what is within where that is another', () => {
      box.innerHTML = '<div><h1>Title</h1></div><div data-part="letter"><p>One</p><p>Two</p></div>';
      const [title, one, two] = box.querySelectorAll('h1, p');
      show('<div><h1>Title</h1></div><div data-part="letter"><p>One</p><p><em>Two</em></p></div>');
      expect(box.querySelector('h1')).toBe(title);
      expect(box.querySelector('p')).toBe(one);
      expect(box.querySelectorAll('p')[1]).toBe(two);
    });

    it('adds what is new and removes what is gone', () => {
      show('<div><h1>Title</h1></div>');
      show('<div><p>For Ada</p><h1>Title</h1></div><div><p>One</p></div>');
      show('<div><h1>Other</h1></div>');
      show('');
    });
  });
});

describe('room script', () => {
  const asked = jest.fn();

  /** Runs the script on the page of an address, as the browser does; the API answers so. */
  async function run(
    path: string,
    { data, status = 200, apiOrigin = '' }: { data?: unknown; status?: number; apiOrigin?: string },
  ) {
    window.history.replaceState(null, '', path);
    document.body.innerHTML = `<div data-part="${EARLY_PART}"></div>`;
    globalThis.fetch = asked.mockResolvedValue({
      ok: status === 200,
      status,
      headers: new Map([['etag', '"v1"']]),
      text: async () => JSON.stringify({ data }),
    });
    window.eval(roomScript({ apiOrigin, forClient: WORDS.en.room['room.for'] }));
    const token = tokenOf(path);
    const answer = takeEarlyRoom(token, sessionStorage.getItem(`room-code:${token}`) ?? undefined);
    return { answer, settled: await answer };
  }

  const written = () => document.querySelector(`[data-part=${EARLY_PART}]`)!;

  beforeEach(() => {
    asked.mockReset();
    sessionStorage.clear();
    for (const it of document.head.querySelectorAll(':not(style)')) it.remove();
    document.documentElement.className = '';
  });

  describe('the script in the head of a room’s page', () => {
    it('asks for the room of the address, and leaves the answer for the page, once', async () => {
      const { settled } = await run('/fr/salon/t%2F1./', { data: sampleRoom(), apiOrigin: 'https://api' });
      expect(asked).toHaveBeenCalledWith('https://api/api/rooms/t%2F1', {
        headers: {},
        cache: 'no-store',
        signal: expect.any(AbortSignal),
      });
      expect(settled).toMatchObject({ kind: 'answer', status: 200 });
      expect(settled?.headers.get('etag')).toBe('"v1"');
      expect(takeEarlyRoom('t/1', undefined)).toBeUndefined();
    });

    it('sends the code that has opened the room before', async () => {
      sessionStorage.setItem('room-code:t', 'ABC 123');
      await run('/room/t', { data: sampleRoom() });
      expect(asked).toHaveBeenCalledWith('/api/rooms/t', {
        headers: { 'x-room-code': 'ABC123' },
        cache: 'no-store',
        signal: expect.any(AbortSignal),
      });
    });

    it('shows client, title and letter at once, in their language', async () => {
      await run('/room/t', {
        data: sampleRoom({
          locale: 'fr',
          client: 'Madame $& Leroy',
          letter: '<p>Chère <em>Ada</em>,</p><p>Voici.</p>',
        }),
      });
      expect(written().querySelector('h1')).toHaveTextContent('Four lamps for the library');
      expect(written().querySelector('h1')).toHaveAttribute('lang', 'fr');
      expect([...written().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
        'For Madame $& Leroy',
        'Chère Ada,',
        'Voici.',
      ]);
    });

    it('makes words of hostile HTML', async () => {
      const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script><p onclick="x">Hello</p>';
      await run('/room/t', { data: sampleRoom({ title: '<b>Bold</b>', letter: hostile }) });
      expect(written().querySelector('h1')?.textContent).toBe('<b>Bold</b>');
      expect(written().querySelector('img, script, b, [onclick]')).toBeNull();
      expect(written()).toHaveTextContent('Hello');
    });

    it('asks for the first pictures as the page will show them, those of the evening in the evening', async () => {
      const night = { ...sampleImage('night'), lamp: true };
      const image = { ...sampleImage('day'), avif: sampleImage('day-avif').sizes, night };
      const pieces = [
        samplePiece('lamp', { work: { ...sampleWork('lamp'), image } }),
        samplePiece('bare'),
        ...['a', 'b', 'c'].map((slug) =>
          samplePiece(slug, { work: { ...sampleWork(slug), image: sampleImage(slug) } }),
        ),
      ];
      await run('/room/t', { data: sampleRoom({ pieces }) });
      const links = [...document.head.querySelectorAll('link')];
      expect(links).toHaveLength(3);
      expect(links[0]).toMatchObject({ rel: 'preload', as: 'image', type: 'image/avif' });
      expect((links[0] as unknown as { imageSrcset: string }).imageSrcset).toBe(
        '/media/day-avif-sm.jpg 480w, /media/day-avif-md.jpg 960w, /media/day-avif-lg.jpg 1440w, /media/day-avif-xl.jpg 1440w',
      );

      for (const it of document.head.querySelectorAll(':not(style)')) it.remove();
      document.documentElement.className = 'theme-ui-dark';
      await run('/room/t', { data: sampleRoom({ pieces }) });
      expect(
        (document.head.querySelector('link') as unknown as { imageSrcset: string }).imageSrcset,
      ).toContain('/media/night-sm.jpg 480w');
    });

    it.each([
      ['that is locked', 200, { state: 'locked' }],
      ['that is gone', 404, undefined],
    ])('shows nothing of a room %s', async (_, status, data) => {
      const { settled } = await run('/room/t', { status, data });
      expect(settled?.status).toBe(status);
      expect(written()).toBeEmptyDOMElement();
    });

    it('is no trouble without a network', async () => {
      asked.mockRejectedValue(new Error('offline'));
      window.history.replaceState(null, '', '/room/t');
      globalThis.fetch = asked;
      window.eval(roomScript({ apiOrigin: '', forClient: '' }));
      await expect(takeEarlyRoom('t', undefined)).resolves.toBeUndefined();
    });
  });
});

describe('locked room', () => {
  const locked = { kind: 'locked', room: sampleLockedRoom() } as const;

  const tryCode = (code: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'code' }), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    mockObserver();
  });
  afterEach(() => jest.useRealTimers());

  describe('a room that opens with a code', () => {
    it('opens with it, and again without asking in the same tab', async () => {
      const { wait } = await showRoom([locked, opened(sampleRoom())]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This room opens with a code');
      tryCode(' k7m 2pq ');
      await wait(0);
      expect(asked().mock.calls[1]?.[0]).toMatchObject({ token: 't', code: 'k7m 2pq' });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Four lamps');
      expect(sessionStorage.getItem('room-code:t')).toBe('k7m 2pq');
    });

    it('says that a code is wrong, at the field, which keeps it', async () => {
      const { wait } = await showRoom([locked, { kind: 'wrong-code' }, opened(sampleRoom())]);
      tryCode('wrong1');
      await wait(0);
      const field = screen.getByRole('textbox', { name: 'code' });
      expect(screen.getByText('This code does not open the room.')).toBeInTheDocument();
      expect(field).toHaveValue('wrong1');
      expect(field).toHaveFocus();
      expect(sessionStorage.getItem('room-code:t')).toBeNull();
      tryCode('right1');
      await wait(0);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Four lamps');
    });

    it.each([
      [{ kind: 'busy', waitMs: 900_000 } as const, 'Too many codes were tried. Try again in 15 minutes.'],
      [
        { kind: 'unavailable', problems: [] } as const,
        'Our server is not answering. Try again; your code is kept.',
      ],
    ])('says why it could not be tried: %o', async (outcome, text) => {
      const { wait } = await showRoom([locked, outcome]);
      tryCode('k7m2pq');
      await wait(0);
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'code' })).toHaveValue('k7m2pq');
    });

    it('tries nothing without a code, nor asks by itself', async () => {
      const { wait } = await showRoom([locked]);
      tryCode('  ');
      await wait(30_000);
      expect(asked()).toHaveBeenCalledTimes(1);
    });

    it('is tried with the code that has opened it, and locked again when that is another now', async () => {
      sessionStorage.setItem('room-code:t', 'old123');
      await showRoom([{ kind: 'wrong-code' }]);
      expect(asked().mock.calls.at(-1)?.[0]).toMatchObject({ code: 'old123' });
      expect(screen.getByText('This code does not open the room.')).toBeInTheDocument();
      expect(sessionStorage.getItem('room-code:t')).toBeNull();
    });
  });
});

describe('room view', () => {
  const context = { locale: 'en', mediaOrigin: 'https://api' } as const;
  const dimensions = { height: 80, width: 60, unit: 'cm' as const };
  const price = { amount: 12_000, currency: 'EUR', vat: 'with' as const };
  const viewOf = (piece = samplePiece('lamp')) => toRoomView(sampleRoom({ pieces: [piece] }), context);
  const pieceOf = (piece = samplePiece('lamp')) => viewOf(piece).pieces[0]!;

  describe('toRoomView', () => {
    it('says what the room says, made safe, and nothing of texts without words', () => {
      const view = toRoomView(
        sampleRoom({
          client: 'Madame Leroy',
          letter: '<p>Dear <b onclick="x">Ada</b><script>alert(1)</script></p>',
          conditions: '<iframe src="//x"></iframe>',
        }),
        context,
      );
      expect(view).toMatchObject({ title: 'Four lamps for the library', client: 'Madame Leroy', lang: 'en' });
      expect(view.letter).toMatch(/^<p>Dear .*Ada/);
      expect(view.letter).not.toMatch(/script|onclick/);
      expect(view.conditions).toBeUndefined();
    });

    it('shows a piece with its price and note, at true scale, and leads to its page where there is one', () => {
      const piece = pieceOf(samplePiece('lamp', { price, note: '<p>For the desk</p>' }));
      expect(piece).toMatchObject({
        id: 'p-lamp',
        anchor: 'piece-p-lamp',
        title: 'Work lamp',
        path: '/works/lamp',
        note: '<p>For the desk</p>',
        price: { text: '€12,000', vat: 'with' },
        standing: { width: 88, top: 160 },
      });
      expect(piece).not.toHaveProperty('description');
    });

    it('tells of a piece without a page what its page would tell', () => {
      const work = { ...sampleWork('lamp'), description: '<p>A lamp.</p>' };
      expect(pieceOf(samplePiece('lamp', { work })).description).toBeUndefined();
      const piece = pieceOf(samplePiece('lamp', { work, has_page: false }));
      expect(piece.description).toBe('<p>A lamp.</p>');
      expect(piece).not.toHaveProperty('path');
    });

    it('has no price of a sold piece, whatever the answer says', () => {
      const work = { ...sampleWork('lamp'), availability: 'sold' as const };
      const piece = pieceOf(samplePiece('lamp', { work, price }));
      expect(piece.sold).toBe(true);
      expect(piece).not.toHaveProperty('price');
    });

    it('names a piece that is no longer shown, and nothing else of it', () => {
      const { work: _, ...rest } = samplePiece('lamp', { price });
      const piece = toRoomView(sampleRoom({ pieces: [rest] }), context).pieces[0]!;
      expect(piece).toMatchObject({ title: 'Work lamp', sold: false, pictures: [] });
      expect(piece).toMatchObject({ isShown: false, facts: [] });
      for (const field of ['reference', 'path', 'price', 'standing']) expect(piece).not.toHaveProperty(field);
    });

    it('tells a work in the language that it has, amounts in that of the page', () => {
      const work = { ...sampleWork('lampe'), dimensions };
      const room = sampleRoom({ locale: 'fr', pieces: [samplePiece('lampe', { work, price })] });
      const [piece] = toRoomView(room, context).pieces;
      expect(piece).toMatchObject({ lang: 'fr', path: '/fr/oeuvres/lampe', price: { text: '€12,000' } });
      expect(piece?.facts).toContain('H\u00a080 × L\u00a060\u00a0cm');
      const foreign = sampleRoom({ locale: 'fr', pieces: [samplePiece('lamp', { locale: 'en' })] });
      expect(toRoomView(foreign, context).pieces[0]).toMatchObject({ lang: 'en', path: '/works/lamp' });
    });

    it('stands both of a pair', () => {
      const work = { ...sampleWork('chairs'), grouping: 'pair' as const, dimensions };
      expect(pieceOf(samplePiece('chairs', { work })).standing?.boxes).toHaveLength(2);
    });

    it('has the pictures of the room first in the viewer, then those of each piece with the room’s own', () => {
      const [own, only, all] = [sampleImage('own'), sampleImage('only'), sampleImage('all')];
      const work = { ...sampleWork('lamp'), image: own, images: [own] };
      const view = toRoomView(
        sampleRoom({ pieces: [samplePiece('lamp', { work, pictures: [only] })], pictures: [all] }),
        context,
      );
      expect(view.pieces[0]?.pictures).toHaveLength(2);
      expect(allPicturesOf(view)).toEqual([...view.pictures, ...view.pieces[0]!.pictures]);
    });
  });
});

describe('room sheet', () => {
  const t = translator('en');
  const EUR = { amount: 12_000, currency: 'EUR', vat: 'with' as const };

  const sheetOf = (room = sampleRoom()) =>
    toRoomSheet(toRoomView(room, { locale: 'en', mediaOrigin: '' }), {
      t,
      locale: 'en',
      mediaOrigin: '',
      originOf: (locale) => `https://${locale}.example`,
    });

  describe('toRoomSheet', () => {
    it('has a sheet of each piece, with its price, its place, and its note before what the catalogue says', () => {
      const work = { ...sampleWork('lamp'), history: '<p>Found in Lyon.</p>' };
      const piece = samplePiece('lamp', { work, price: EUR, note: '<p>For the desk.</p>' });
      const sheet = sheetOf(sampleRoom({ client: 'Madame Leroy', pieces: [piece, samplePiece('bench')] }));
      expect(sheet).toMatchObject({
        client: 'For Madame Leroy',
        until: 'This room is open until 25 December 2026.',
      });
      expect(sheet.asOf).toMatch(/^Prices and availability as of \d/);
      expect(sheet.pieces[0]).toMatchObject({
        title: 'Work lamp',
        place: '1 of 2',
        price: '€12,000, VAT included',
        history: ['For the desk.', 'Found in Lyon.'],
        address: 'https://en.example/works/lamp',
      });
    });

    it('leads to no page where there is none', () => {
      const sheet = sheetOf(sampleRoom({ pieces: [samplePiece('lamp', { has_page: false })] }));
      expect(sheet.pieces[0]).not.toHaveProperty('address');
      expect(sheet.pieces[0]).not.toHaveProperty('qr');
    });

    it('lists all: what is sold without a price, a discount with what it was, what is deleted without a page', () => {
      const { work: _, ...deleted } = samplePiece('vase');
      const sold = samplePiece('bench', { work: { ...sampleWork('bench'), availability: 'sold' } });
      const lamp = samplePiece('lamp', { price: { ...EUR, vat: 'none', before: 14_000 } });
      const { list, pieces } = sheetOf(sampleRoom({ pieces: [lamp, sold, deleted] }));
      expect(list).toMatchObject([
        { number: 1, price: '€12,000 (before: €14,000)', sold: false },
        { number: 2, sold: true, price: undefined },
        { number: 3, title: 'Work vase', price: expect.stringContaining('no longer shown') },
      ]);
      expect(pieces).toHaveLength(2);
    });
  });
});

describe('use counting', () => {
  const told = jest.mocked(countRoom);

  const KEY = { baseUrl: '', token: 't' };
  const bodies = () => told.mock.calls.map(([, body]) => body);

  function Room({ isOn }: { isOn: boolean }) {
    useCounting(KEY, isOn);
    return (
      <>
        <article data-piece="lamp" />
        <article data-piece="bench" />
      </>
    );
  }

  const hide = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    told.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  describe('what is counted', () => {
    it('is that the room was opened, and how long each piece is in the middle of the window', () => {
      const { see } = mockObserver();
      render(<Room isOn />);
      expect(bodies()).toEqual([{ opened: true }]);
      see('lamp');
      act(() => jest.advanceTimersByTime(10_000));
      see('bench');
      see('lamp', false);
      act(() => jest.advanceTimersByTime(5000));
      expect(bodies()[1]).toEqual({ seconds: { lamp: 10, bench: 5 } });
    });

    it('is told when the page is hidden, and nothing passes then', () => {
      const { see } = mockObserver();
      render(<Room isOn />);
      see('lamp');
      act(() => jest.advanceTimersByTime(4000));
      hide(true);
      expect(bodies()[1]).toEqual({ seconds: { lamp: 4 } });
      act(() => jest.advanceTimersByTime(120_000));
      hide(false);
      act(() => jest.advanceTimersByTime(15_000));
      // It is told every 15 s since the room was opened.
      expect(bodies().slice(2)).toEqual([{ seconds: { lamp: 11 } }]);
    });

    it('ends where nobody moves any more, until somebody does', () => {
      const { see } = mockObserver();
      render(<Room isOn />);
      see('lamp');
      act(() => jest.advanceTimersByTime(600_000));
      const seconds = bodies().reduce((sum, body) => sum + (body.seconds?.lamp ?? 0), 0);
      expect(seconds).toBe(60);
      window.dispatchEvent(new Event('scroll'));
      act(() => jest.advanceTimersByTime(15_000));
      expect(bodies().at(-1)).toEqual({ seconds: { lamp: 15 } });
    });

    it('is told when the page is left', () => {
      const { see } = mockObserver();
      const { unmount } = render(<Room isOn />);
      see('bench');
      act(() => jest.advanceTimersByTime(3000));
      unmount();
      expect(bodies().at(-1)).toEqual({ seconds: { bench: 3 } });
      act(() => jest.advanceTimersByTime(60_000));
      expect(told).toHaveBeenCalledTimes(2);
    });

    it('is nothing where it is switched off', () => {
      mockObserver();
      render(<Room isOn={false} />);
      act(() => jest.advanceTimersByTime(60_000));
      hide(true);
      expect(told).not.toHaveBeenCalled();
    });
  });

  describe('asksNotToBeFollowed', () => {
    afterEach(() => {
      for (const name of ['doNotTrack', 'globalPrivacyControl'])
        Object.defineProperty(navigator, name, { value: undefined, configurable: true });
    });

    it.each([
      ['doNotTrack', '1', true],
      ['doNotTrack', '0', false],
      ['doNotTrack', null, false],
      ['globalPrivacyControl', true, true],
      ['globalPrivacyControl', false, false],
    ])('%s %s: %s', (name, value, expected) => {
      Object.defineProperty(navigator, name, { value, configurable: true });
      expect(asksNotToBeFollowed()).toBe(expected);
    });
  });
});

describe('room answer', () => {
  const send = jest.mocked(answerRoom);

  const KEY = { baseUrl: '', token: 't', code: 'k7m2pq' };
  const room = toRoomView(sampleRoom(), { locale: 'en', mediaOrigin: '' });

  function Page() {
    const pointing = usePointed(KEY.token);
    return (
      <>
        <RoomPieces room={room} pointing={pointing} />
        <RoomAnswer roomKey={KEY} pieces={room.pieces} pointing={pointing} />
      </>
    );
  }

  const show = async () => {
    const shown = renderInPage(<Page />);
    return {
      ...shown,
      words: await screen.findByRole('textbox', { name: 'your words' }),
    };
  };
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
  const choice = (name: string) => screen.getByRole('checkbox', { name });

  beforeEach(() => {
    sessionStorage.clear();
    window.requestIdleCallback = (task) => Number(setTimeout(() => task({} as IdleDeadline)));
    window.cancelIdleCallback = (handle) => clearTimeout(handle);
    send.mockReset().mockResolvedValue({ ok: true, message: 'Thank you, we will call.' });
  });

  describe('an answer to a room', () => {
    it('is a line and the pieces that are pointed at, and arrives with them', async () => {
      const { words } = await show();
      fireEvent.click(
        within(screen.getByRole('article', { name: 'Work bench' })).getByRole('button', { name: /This one/ }),
      );
      expect(choice('Work bench')).toBeChecked();
      fireEvent.click(choice('Work lamp'));
      type(words, 'These, may I come on Saturday?');
      submit();
      expect(await screen.findByText('Thank you, we will call.')).toBeInTheDocument();
      const answer = { message: 'These, may I come on Saturday?', pieces: ['p-lamp', 'p-bench'] };
      expect(send).toHaveBeenCalledWith(KEY, 'en', expect.objectContaining(answer));
      expect(screen.getByRole('heading', { name: 'Your answer is with us' })).toBeInTheDocument();
    });

    it('leads to the answer once something is pointed at, and takes it back by the same button', async () => {
      await show();
      const piece = within(screen.getByRole('article', { name: 'Work lamp' }));
      const button = piece.getByRole('button', { name: /This one/ });
      expect(piece.queryByRole('link', { name: 'answer' })).toBeNull();
      fireEvent.click(button);
      expect(button).toHaveAttribute('aria-pressed', 'true');
      expect(piece.getByRole('link', { name: 'answer' })).toHaveAttribute('href', '#answer');
      fireEvent.click(button);
      expect(choice('Work lamp')).not.toBeChecked();
    });

    it('wants words, and says so at the field', async () => {
      const { words } = await show();
      submit();
      expect(await screen.findByText('The your words field is required.')).toBeInTheDocument();
      expect(words).toHaveFocus();
      expect(send).not.toHaveBeenCalled();
    });

    it.each<[FormResult, RegExp]>([
      [{ ok: false, reason: 'offline' }, /can’t be reached|Check your connection/],
      [{ ok: false, reason: 'server' }, /unexpected error/],
      [{ ok: false, reason: 'gone', message: 'This room is over.' }, /This room is over/],
    ])('says what has failed, and loses nothing: %o', async (result, text) => {
      send.mockResolvedValue(result);
      const { words, unmount } = await show();
      fireEvent.click(choice('Work lamp'));
      type(words, 'This one');
      submit();
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(words).toHaveValue('This one');

      unmount();
      const again = await show();
      await waitFor(() => expect(again.words).toHaveValue('This one'));
      expect(choice('Work lamp')).toBeChecked();
    });

    it('is sent once, however often the button is pressed, and can be followed by another', async () => {
      let arrive: (result: FormResult) => void = () => undefined;
      send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
      const { words } = await show();
      type(words, 'This one');
      submit();
      submit();
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
      arrive({ ok: true, message: 'Thank you' });
      fireEvent.click(await screen.findByRole('button', { name: 'write again' }));
      expect(await screen.findByRole('textbox', { name: 'your words' })).toHaveValue('');
      expect(choice('Work lamp')).not.toBeChecked();
    });
  });
});

describe('room screen', () => {
  const EUR = { amount: 12_000, currency: 'EUR', vat: 'with' as const };
  const work = (slug: string, more = {}) => ({
    ...sampleWork(slug),
    dimensions: { height: 160, width: 88, unit: 'cm' as const },
    ...more,
  });
  const pieceNamed = (name: string) => within(screen.getByRole('article', { name }));

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    mockObserver();
  });
  afterEach(() => jest.useRealTimers());

  describe('the page of a room', () => {
    it('shows title, client and letter, and the pieces on one floor, then one after the other', async () => {
      const pieces = [samplePiece('lamp', { price: EUR }), samplePiece('bench', { price: 'on request' })];
      await showRoom([opened(sampleRoom({ client: 'Madame Leroy', letter: '<p>Dear Ada</p>', pieces }))]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Four lamps for the library');
      expect(screen.getByText('For Madame Leroy')).toBeInTheDocument();
      expect(screen.getByText('Dear Ada')).toBeInTheDocument();

      const floor = screen.getByRole('list', { name: 'The pieces on one floor, beside a person of 170 cm' });
      expect(
        within(floor)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['#piece-p-lamp', '#piece-p-bench']);
      expect(screen.getAllByRole('article').map((article) => article.id)).toEqual([
        'piece-p-lamp',
        'piece-p-bench',
      ]);
      expect(pieceNamed('Work lamp').getByText('€12,000')).toBeInTheDocument();
      expect(pieceNamed('Work lamp').getByText('VAT included')).toBeInTheDocument();
      expect(pieceNamed('Work bench').getByText('price on request')).toBeInTheDocument();
    });

    it('counts no piece that is alone, and has nothing to choose or print where there is none', async () => {
      const { unmount } = await showRoom([opened(sampleRoom({ pieces: [samplePiece('lamp')] }))]);
      expect(pieceNamed('Work lamp').queryByText('1 of 1')).toBeNull();
      expect(screen.getByRole('group', { name: 'How the pieces are shown' })).toBeInTheDocument();
      unmount();
      await showRoom([opened(sampleRoom({ pieces: [] }))]);
      expect(screen.getByText('170 cm')).toBeInTheDocument();
      expect(screen.queryByRole('group', { name: 'How the pieces are shown' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'print' })).toBeNull();
    });

    it('shows a discount, a note, dimensions, and the way to the public page where there is one', async () => {
      const price = { ...EUR, vat: 'without' as const, before: 14_000 };
      const lamp = samplePiece('lamp', { price, note: '<p>For the <em>desk</em></p>' });
      await showRoom([opened(sampleRoom({ pieces: [lamp, samplePiece('bench', { has_page: false })] }))]);
      const piece = pieceNamed('Work lamp');
      expect(piece.getByText('€14,000').tagName).toBe('S');
      expect(piece.getByText('before:')).toBeInTheDocument();
      expect(piece.getByText('plus VAT')).toBeInTheDocument();
      expect(piece.getByText('desk').tagName).toBe('EM');
      expect(piece.getByText('H 160 × W 88 cm')).toBeInTheDocument();
      expect(piece.getByRole('link', { name: 'its page on our site' })).toHaveAttribute(
        'href',
        '/works/lamp',
      );
      expect(pieceNamed('Work bench').queryByRole('link', { name: /its page/ })).toBeNull();
    });

    it('is told in the language of the page, its works in theirs', async () => {
      const piece = samplePiece('lamp', { price: EUR, locale: 'en' });
      await showRoom([opened(sampleRoom({ locale: 'fr', title: 'Quatre lampes', pieces: [piece] }))], 'fr');
      expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
      expect(pieceNamed('Work lamp').getByText('TVA comprise')).toBeInTheDocument();
      expect(pieceNamed('Work lamp').getByText('H 160 × W 88 cm').closest('[lang]')).toHaveAttribute(
        'lang',
        'en',
      );
    });

    it('shows the floor as pictures or drawn, and says under each piece what is worth knowing then', async () => {
      const lamp = samplePiece('lamp', { price: EUR, work: work('lamp', { image: sampleImage('lamp') }) });
      await showRoom([
        opened(sampleRoom({ pieces: [lamp, samplePiece('vase', { work: sampleWork('vase') })] })),
      ]);
      const floor = screen.getByRole('list', { name: /on one floor/ });
      expect(floor).toHaveAttribute('data-view', 'pictures');
      expect(within(floor).getByText('€12,000')).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'drawn' }));
      expect(floor).toHaveAttribute('data-view', 'drawing');
      expect(screen.getByRole('button', { name: 'drawn' })).toHaveAttribute('aria-pressed', 'true');
      expect(within(floor).getByText('H 160 × W 88 cm')).toBeInTheDocument();
      expect(within(floor).getByText('not measured')).toBeInTheDocument();
    });

    it('says at once that a piece is sold meanwhile, and no longer what it costs', async () => {
      const before = opened(sampleRoom({ pieces: [samplePiece('lamp', { price: EUR })] }));
      const sold = samplePiece('lamp', { work: work('lamp', { availability: 'sold' }) });
      const { wait } = await showRoom([before, before, opened(sampleRoom({ pieces: [sold] }))]);
      await wait(1000);
      expect(screen.getByText('Just sold: Work lamp').closest('[role=status]')).not.toBeNull();
      expect(pieceNamed('Work lamp').getByText('sold')).toBeInTheDocument();
      expect(screen.queryByText('€12,000')).toBeNull();
    });

    it('keeps the place of a piece that is deleted while the room is open', async () => {
      const { work: _, ...deleted } = samplePiece('lamp');
      const { wait } = await showRoom([
        opened(sampleRoom()),
        opened(sampleRoom({ pieces: [deleted, samplePiece('bench')] })),
      ]);
      await wait(1000);
      expect(pieceNamed('Work lamp').getByText(/no longer shown/)).toBeInTheDocument();
      expect(screen.getAllByRole('article')).toHaveLength(2);
    });

    it('stays in view while the API is down, and says so', async () => {
      const { wait } = await showRoom([opened(sampleRoom()), { kind: 'unavailable', problems: [] }]);
      await wait(1000);
      expect(
        screen.getByText(/Our server is not answering at the moment. You see the room/),
      ).toBeInTheDocument();
      expect(screen.getAllByRole('article')).toHaveLength(2);
      expect(screen.getByRole('button', { name: 'pdf of all pieces' })).toBeInTheDocument();
    });

    it('closes at once when it is withdrawn, and asks no more', async () => {
      const { wait } = await showRoom([opened(sampleRoom()), { kind: 'gone' }]);
      await wait(1000);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This room is not open');
      const times = asked().mock.calls.length;
      await wait(60_000);
      expect(asked()).toHaveBeenCalledTimes(times);
    });

    it('holds 60 pieces', async () => {
      const pieces = Array.from({ length: 60 }, (_, at) => samplePiece(`w${at}`));
      await showRoom([opened(sampleRoom({ pieces }))]);
      expect(screen.getAllByRole('article')).toHaveLength(60);
      expect(screen.getByText('60 of 60')).toBeInTheDocument();
    });

    it('shows the desk what its client will see, without an answer', async () => {
      await showRoom([opened(sampleRoom({ is_preview: true }))]);
      expect(screen.getByText(/This is what your client sees/)).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'This one, may I come on Saturday?' })).toBeNull();
      expect(screen.queryByRole('button', { name: /This one, for your answer/ })).toBeNull();
    });

    it('says until when it is open, and under which conditions', async () => {
      await showRoom([opened(sampleRoom({ conditions: '<p>Carriage at cost.</p>' }))]);
      expect(screen.getByText('Carriage at cost.')).toBeInTheDocument();
      expect(screen.getByText('This room is open until 25 December 2026.')).toBeInTheDocument();
    });
  });

  describe('a room that is not open', () => {
    it('says so in one way for all, with the address and telephone of the gallery', async () => {
      const gallery = { ...sampleGallery(), name: 'La galerie' };
      await showRoom([{ kind: 'gone', gallery }]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This room is not open');
      expect(screen.getByRole('link', { name: '+33 1 99 00 00 00' })).toHaveAttribute(
        'href',
        'tel:+33199000000',
      );
      expect(screen.getByText(/La galerie/)).toBeInTheDocument();
    });

    it('is asked for again by itself when the API is down, and opens when it is back', async () => {
      const { wait } = await showRoom([{ kind: 'unavailable', problems: [] }, opened(sampleRoom())]);
      expect(screen.getByText(/The page asks again by itself/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '+33 1 99 00 00 00' })).toBeInTheDocument();
      await wait(4000);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Four lamps for the library');
    });

    it('says how long to wait where too many were guessed', async () => {
      await showRoom([{ kind: 'busy', waitMs: 90_000 }]);
      expect(screen.getByText(/asks again by itself in 2 minutes/)).toBeInTheDocument();
    });
  });
});
