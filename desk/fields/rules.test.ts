import type { PictureValue } from './pictures/picture';
import { asEvening, type Origin, withUpload } from './pictures/with-upload';
import { addressIn } from './rich/link-words';

describe('with upload', () => {
  /** @param arriving names of files in the order in which they were chosen, with the place at which each one was ready */
  function uploaded(
    arriving: readonly (readonly [string, number])[],
    before: PictureValue[] = [],
  ): PictureValue[] {
    const origins = new Map<string, Origin>();
    const all = arriving.map(([name, at], key) => ({ name, at, key: key + 1 }));
    return [...all]
      .sort((one, other) => one.at - other.at)
      .reduce<PictureValue[]>((pictures, { name, key }) => {
        // As the server names what it has: a name that is taken gets a number.
        const file = `${name.replace(/\.jpg$/, '')}-2.jpg`;
        origins.set(file, { key, name });
        return withUpload(pictures, file, origins);
      }, before);
  }
  const files = (pictures: readonly PictureValue[]) =>
    pictures.map(({ file, night }) => (night ? `${file} + ${night.file}` : file));

  it('keeps the order in which files were chosen, whichever arrives first', () => {
    const pictures = uploaded([
      ['whole.jpg', 3],
      ['detail.jpg', 1],
      ['back.jpg', 2],
    ]);
    expect(files(pictures)).toEqual(['whole-2.jpg', 'detail-2.jpg', 'back-2.jpg']);
  });

  it.each([
    ['day first', 'lamp-1-day.jpg', 'lamp-1-evening.jpg', [1, 2]],
    ['evening first', 'lamp-1-day.jpg', 'lamp-1-evening.jpg', [2, 1]],
    ['French names', 'Lampe 1 jour.jpg', 'lampe 1 soir.jpg', [2, 1]],
    ['a day that says nothing', 'lamp_1.jpg', 'lamp_1_night.jpg', [1, 2]],
  ])('makes one picture of a day and an evening: %s', (_, day, evening, [first = 0, second = 0]) => {
    const bare = (name: string) => name.replace('.jpg', '-2.jpg');
    const pictures = uploaded([
      [day, first],
      [evening, second],
      ['other.jpg', 3],
    ]);
    expect(files(pictures)).toEqual([`${bare(day)} + ${bare(evening)}`, 'other-2.jpg']);
  });

  it('leaves two days of the same name two pictures, and a picture that has its evening as it is', () => {
    expect(
      files(
        uploaded([
          ['lamp.jpg', 1],
          ['lamp.png', 2],
        ]),
      ),
    ).toHaveLength(2);
    const whole: PictureValue = { file: 'lamp.jpg', alt: {}, night: { file: 'lamp-night.jpg', alt: {} } };
    expect(uploaded([['lamp-evening.jpg', 1]], [whole])).toEqual([
      whole,
      expect.objectContaining({ file: 'lamp-evening-2.jpg' }),
    ]);
  });

  it('gives a picture that is there already its evening, with what is said of it', () => {
    const there: PictureValue = { file: 'lamp-day.jpg', alt: { en: 'A lamp' }, credit: 'Inès' };
    expect(uploaded([['lamp-evening.jpg', 1]], [there])).toEqual([
      { ...there, night: { file: 'lamp-evening-2.jpg', alt: {} } },
    ]);
  });

  it('makes a picture the evening of the one before it, with its description', () => {
    const [day, lit, other] = ['a', 'b', 'c'].map((file) => ({ file, alt: { en: file } }));
    expect(asEvening([day!, lit!, other!], 1)).toEqual([
      { ...day, night: { file: 'b', alt: { en: 'b' } } },
      other,
    ]);
  });
});

describe('link words', () => {
  it.each([
    ['https://example.org/a b', undefined],
    ['https://example.org/a', 'https://example.org/a'],
    [' www.example.org ', 'https://www.example.org'],
    ['example.org/lamps?x=1', 'https://example.org/lamps?x=1'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['tel:+33123456789', 'tel:+33123456789'],
    ['/fr/createurs/armand-vasselot', '/fr/createurs/armand-vasselot'],
    ['//example.org', undefined],
    ['javascript:alert(1)', undefined],
    ['Vas', undefined],
    ['A. Vasselot', undefined],
    ['J.Vasselot', undefined],
    ['1928', undefined],
    ['', undefined],
  ])('reads %p as %p', (typed, address) => expect(addressIn(typed)).toBe(address));
});
