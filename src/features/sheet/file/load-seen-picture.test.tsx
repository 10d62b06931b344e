import { toPictureView } from '../../../media/picture-view';
import { sampleImage } from '../../../media/testing/sample-image';
import { loadPicture } from './load-picture';
import { loadSeenPicture } from './load-seen-picture';

jest.mock('./load-picture', () => ({ ...jest.requireActual('./load-picture'), loadPicture: jest.fn() }));
const load = jest.mocked(loadPicture);

const picture = toPictureView({ ...sampleImage('lamp'), avif: sampleImage('lamp-avif').sizes }, '');
const { signal } = new AbortController();

/** A picture of the page, of which the browser shows a file. */
function showFile(url: string) {
  const image = document.body.appendChild(document.createElement('img'));
  Object.defineProperties(image, {
    complete: { value: true },
    currentSrc: { value: new URL(url, document.baseURI).href },
  });
}

beforeEach(() => {
  document.body.innerHTML = '';
  load.mockReset();
});

describe('loadSeenPicture', () => {
  it('is the file that paper wants', async () => {
    load.mockResolvedValue('blob:1');
    expect(await loadSeenPicture(picture, signal)).toBe('blob:1');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is the one that the page shows where that can’t be had', async () => {
    showFile('/media/other-sm.jpg');
    showFile(picture.avif!.sm);
    load.mockResolvedValueOnce(undefined).mockResolvedValueOnce('blob:seen');
    expect(await loadSeenPicture(picture, signal)).toBe('blob:seen');
    expect(load.mock.calls[1]?.[0]).toBe(new URL(picture.avif!.sm, document.baseURI).href);
  });

  it('is none where neither can be had, and nothing more is asked once it is given up', async () => {
    load.mockResolvedValue(undefined);
    expect(await loadSeenPicture(picture, signal)).toBeUndefined();
    showFile(picture.jpeg.sm);
    const leaving = new AbortController();
    leaving.abort();
    load.mockClear();
    expect(await loadSeenPicture(picture, leaving.signal)).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
