import { toPictureView } from '../../../media/picture-view';
import { sampleImage } from '../../../media/testing/sample-image';
import { filesState, type Files } from './picture-files';

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
    expect(state({ day: 'came' }, { enlarged: true, lit: true, picture: day as typeof whole })).toBe('came');
  });

  it('fails with what is needed alone', () => {
    expect(state({ day: 'failed' })).toBe('failed');
    expect(state({ day: 'came', original: 'failed' })).toBe('came');
    expect(state({ day: 'came', original: 'failed' }, { enlarged: true })).toBe('failed');
    expect(state({ day: 'came', night: 'failed' })).toBe('came');
    expect(state({ night: 'failed' }, { lit: true })).toBe('failed');
  });
});
