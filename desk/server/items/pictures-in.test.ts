import { placedPictures, swapsBetween, withSwap } from './pictures-in';

const SHOWN = {
  pictures: [
    { file: 'a.jpg', hd: 'hd/a.jpg', alt: { en: 'A' }, night: { file: 'n.jpg', alt: {} } },
    { file: 'b.jpg', alt: { en: 'B' }, credit: 'Ada' },
  ],
  portrait: { file: 'a.jpg', alt: { fr: 'Elle' } },
  press_release: { file: { en: 'a.pdf' } },
};
const swap = { from: 'a.jpg', into: 'c.jpg' };

it('puts a picture in each place of another, and leaves the rest', () => {
  const { pictures, portrait, press_release } = withSwap(SHOWN, swap);
  expect(pictures[0]).toEqual({ ...SHOWN.pictures[0], file: 'c.jpg', hd: 'c.jpg' });
  expect(pictures[1]).toEqual(SHOWN.pictures[1]);
  expect(portrait).toEqual({ file: 'c.jpg', alt: { fr: 'Elle' } });
  expect(press_release).toEqual(SHOWN.press_release);
  expect(withSwap({ file: 'b.jpg', hd: 'a.jpg' }, swap)).toEqual({ file: 'b.jpg', hd: 'c.jpg' });
});

it('is undone by its other way round, with the large original', () => {
  const back = { from: 'c.jpg', into: 'a.jpg', hd: 'hd/a.jpg' };
  expect(withSwap(withSwap(SHOWN, swap), back)).toEqual(SHOWN);
});

it('is known again by what is written before and after', () => {
  expect(swapsBetween(SHOWN, withSwap(SHOWN, swap))).toEqual([swap, swap]);
  expect(swapsBetween(withSwap(SHOWN, swap), SHOWN)[0]).toEqual({
    from: 'c.jpg',
    into: 'a.jpg',
    hd: 'hd/a.jpg',
  });
  expect(swapsBetween({ file: 'b.jpg', hd: 'a.jpg' }, { file: 'b.jpg', hd: 'c.jpg' })).toEqual([swap]);
  expect(swapsBetween(SHOWN, SHOWN)).toEqual([]);
  expect(swapsBetween({}, SHOWN)).toEqual([]);
});

it('finds pictures in whatever a draft holds', () => {
  expect(placedPictures(SHOWN).map(({ path, file }) => [path, file])).toEqual([
    ['pictures.0', 'a.jpg'],
    ['pictures.0.night', 'n.jpg'],
    ['pictures.1', 'b.jpg'],
    ['portrait', 'a.jpg'],
  ]);
  expect(
    placedPictures({ pictures: [null, 'a.jpg', { file: 4 }, { file: 'd.jpg', alt: 'no texts' }] }),
  ).toEqual([{ path: 'pictures.3', file: 'd.jpg', hd: undefined, alt: {} }]);
});
