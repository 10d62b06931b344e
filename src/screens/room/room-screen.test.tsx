/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { fireEvent, screen, within } from '@testing-library/react';
import { samplePiece, sampleGallery, sampleRoom } from '../../gallery/rooms/testing/sample-room';
import { sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { asked, mockObserver, opened, showRoom } from './testing/show-room';

jest.mock('../../gallery/rooms/fetch-room', () => ({
  ...jest.requireActual('../../gallery/rooms/fetch-room'),
  fetchRoom: jest.fn(),
}));
jest.mock('../../gallery/rooms/count-room', () => ({ countRoom: jest.fn(async () => undefined) }));

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
    expect(piece.getByRole('link', { name: 'its page on our site' })).toHaveAttribute('href', '/works/lamp');
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
