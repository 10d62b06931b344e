import { toPictureView } from '../../../media/picture-view';
import { sampleImage } from '../../../media/testing/sample-image';
import { fetchPicture } from '../../downloads/fetch-picture';
import { loadPicture, pictureUrlFor } from './load-picture';

jest.mock('../../downloads/fetch-picture');
const fetched = jest.mocked(fetchPicture);
const decode = jest.fn<Promise<void>, []>();
const revoke = jest.fn();
const { signal } = new AbortController();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Blob(['jpeg']));
  decode.mockReset().mockResolvedValue();
  revoke.mockReset();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: revoke });
  HTMLImageElement.prototype.decode = decode;
});

describe('pictureUrlFor', () => {
  const url = (width: number, height: number) =>
    pictureUrlFor(toPictureView(sampleImage('a', { width, height }), ''));

  it('is the smallest JPEG that has 240 dots per inch', () => {
    expect(url(1920, 2400)).toBe('/media/a-lg.jpg');
    expect(url(2400, 1800)).toBe('/media/a-xl.jpg');
    expect(url(500, 700)).toBe('/media/a-md.jpg');
  });
});

describe('loadPicture', () => {
  it('gives a picture that is decoded, and stops when the visitor leaves', async () => {
    expect(await loadPicture('/media/a.jpg', signal)).toBe('blob:picture');
    expect(fetched).toHaveBeenCalledWith('/media/a.jpg', expect.objectContaining({ signal }));
    expect(decode).toHaveBeenCalledTimes(1);
    expect(revoke).not.toHaveBeenCalled();
  });

  it('has none when it can’t be fetched', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await loadPicture('/media/a.jpg', signal)).toBeUndefined();
  });

  it('has none when it is no picture, and keeps nothing of it', async () => {
    decode.mockRejectedValue(new DOMException('The source image cannot be decoded', 'EncodingError'));
    expect(await loadPicture('/media/a.jpg', signal)).toBeUndefined();
    expect(revoke).toHaveBeenCalledWith('blob:picture');
  });
});
