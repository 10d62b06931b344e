import { sampleImage } from '../../../media/testing/sample-image';
import { samplePiece, sampleRoom } from '../../../gallery/rooms/testing/sample-room';
import { sampleWork } from '../../../gallery/testing/samples';
import { allPicturesOf, toRoomView } from './room-view';

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
