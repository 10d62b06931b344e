import { indexOfHash, isPictureHash, pictureId } from './picture-hash';

describe('the hash of a picture', () => {
  it('counts from one', () => {
    expect(pictureId(0)).toBe('picture-1');
    expect(indexOfHash(`#${pictureId(1)}`, 3)).toBe(1);
  });

  it.each([
    '',
    '#',
    '#hd-images',
    '#picture-',
    '#picture-0',
    '#picture-01',
    '#picture-2x',
    '#picture--1',
    'picture-2',
  ])('‘%s’ names none', (hash) => {
    expect(isPictureHash(hash)).toBe(false);
    expect(indexOfHash(hash, 3)).toBeUndefined();
  });

  it('names nothing that is not there', () => {
    expect(indexOfHash('#picture-3', 3)).toBe(2);
    expect(indexOfHash('#picture-4', 3)).toBeUndefined();
    expect(indexOfHash('#picture-1', 0)).toBeUndefined();
    expect(isPictureHash('#picture-99')).toBe(true);
  });
});
