import { samplePiece, sampleRoom } from '../../../gallery/rooms/testing/sample-room';
import { sampleWork } from '../../../gallery/testing/samples';
import { ROOM_PAGES } from '../../../i18n/pages/room-pages';
import { toRoomPageView } from '../room-page-view';
import { roomWords } from '../room-words';
import { toRoomSheet } from './room-sheet';
import { toRoomView } from './room-view';

const say = roomWords('en', toRoomPageView(ROOM_PAGES.en));
const EUR = { amount: 12_000, currency: 'EUR', vat: 'with' as const };

const sheetOf = (room = sampleRoom()) =>
  toRoomSheet(toRoomView(room, { locale: 'en', mediaOrigin: '' }), {
    say,
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
