import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { saysMore } from './controls/viewer-label';
import { type Files, filesState, naturalSize } from './files/picture-files';
import { indexOfHash, isPictureHash, pictureId } from './picture-hash';

describe('has caption', () => {
  const CAPTION = 'Armand Vasselot Lampadaire Guetteur 1954';

  describe('saysMore', () => {
    it('is for a description with a word of its own', () => {
      expect(saysMore('Lampadaire Guetteur, allumé', CAPTION)).toBe(true);
      expect(saysMore('Réflecteur noir', CAPTION)).toBe(true);
    });

    it('is not for one that says the same, in whatever order and case', () => {
      expect(saysMore('Guetteur (lampadaire), 1954', CAPTION)).toBe(false);
      expect(saysMore('', CAPTION)).toBe(false);
      expect(saysMore(' – ', '')).toBe(false);
    });
  });
});

describe('picture files', () => {
  const day = toPictureView(sampleImage('day'), '');
  const whole = {
    ...day,
    original: { url: '/hd/day.jpg', width: 1440, height: 1080 },
    night: toPictureView(sampleImage('night'), ''),
  };
  const state = (files: Files, { enlarged = false, lit = false, picture = whole } = {}) =>
    filesState(picture, { enlarged, lit }, files);

  describe('filesState', () => {
    it('waits for what is needed alone', () => {
      expect(state({})).toBe('loading');
      expect(state({ day: 'came' })).toBe('came');
      expect(state({ day: 'came' }, { enlarged: true })).toBe('loading');
      expect(state({ day: 'came', original: 'came' }, { enlarged: true })).toBe('came');
      expect(state({ day: 'came' }, { lit: true })).toBe('loading');
      expect(state({ night: 'came' }, { lit: true })).toBe('came');
      expect(state({ night: 'came' }, { lit: true, enlarged: true })).toBe('came');
      expect(state({ day: 'came' }, { enlarged: true, lit: true, picture: day as typeof whole })).toBe(
        'came',
      );
    });

    it('fails with what is needed alone', () => {
      expect(state({ day: 'failed' })).toBe('failed');
      expect(state({ day: 'came', original: 'failed' })).toBe('came');
      expect(state({ day: 'came', original: 'failed' }, { enlarged: true })).toBe('failed');
      expect(state({ day: 'came', night: 'failed' })).toBe('came');
      expect(state({ night: 'failed' }, { lit: true })).toBe('failed');
    });
  });
});

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

describe('natural size', () => {
  const picture = (width: number, height: number) => toPictureView(sampleImage('a', { width, height }), '');

  describe('naturalSize', () => {
    it('is the original’s, where it can be had', () => {
      const original = { url: '/hd/a.jpg', width: 6000, height: 4500 };
      expect(naturalSize({ ...picture(6000, 4500), original })).toEqual({ width: 6000, height: 4500 });
    });

    it('is else the largest derivative’s, in the same proportions', () => {
      expect(naturalSize(picture(6000, 4500))).toEqual({ width: 2400, height: 1800 });
      expect(naturalSize(picture(1152, 1440))).toEqual({ width: 1152, height: 1440 });
    });
  });
});
