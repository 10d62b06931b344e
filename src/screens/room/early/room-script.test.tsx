import { ROOM_PAGES } from '../../../i18n/pages/room-pages';
import { samplePiece, sampleRoom } from '../../../gallery/rooms/testing/sample-room';
import { sampleWork } from '../../../gallery/testing/samples';
import { sampleImage } from '../../../media/testing/sample-image';
import { takeEarlyRoom } from '../state/early-room';
import { EARLY_PART, roomScript } from './room-script';

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
  window.eval(roomScript({ apiOrigin, forClient: ROOM_PAGES.en.for }));
  const token = decodeURIComponent(path.split('/').filter(Boolean).at(-1) ?? '');
  const answer = takeEarlyRoom(token, sessionStorage.getItem(`room-code:${token}`) ?? undefined);
  return { answer, settled: await answer };
}

const written = () => document.querySelector(`[data-part=${EARLY_PART}]`)!;

beforeEach(() => {
  asked.mockReset();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.documentElement.className = '';
});

describe('the script in the head of a room’s page', () => {
  it('asks for the room of the address, and leaves the answer for the page, once', async () => {
    const { settled } = await run('/fr/salon/t%2F1/', { data: sampleRoom(), apiOrigin: 'https://api' });
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

    document.head.innerHTML = '';
    document.documentElement.className = 'theme-ui-dark';
    await run('/room/t', { data: sampleRoom({ pieces }) });
    expect((document.head.querySelector('link') as unknown as { imageSrcset: string }).imageSrcset).toContain(
      '/media/night-sm.jpg 480w',
    );
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
