import { fetchPicture } from './fetch-picture';
import { fetchPictures } from './fetch-pictures';
import { sampleHdImage } from './testing/sample-archive';

jest.mock('./fetch-picture');
const fetchOne = jest.mocked(fetchPicture);
const images = [1, 2, 3].map((number) => sampleHdImage(number));
const [first, second, third] = images.map(({ url }) => url) as [string, string, string];

const progress: number[] = [];
const onProgress = (bytes: number) => progress.push(bytes);
const { signal } = new AbortController();

beforeEach(() => {
  progress.length = 0;
  fetchOne.mockReset();
});

describe('fetchPictures', () => {
  it('asks for one after the other, and tells how much of all is there', async () => {
    let open = 0;
    fetchOne.mockImplementation(async (url, { onBytes }) => {
      open += 1;
      expect(open).toBe(1);
      onBytes(600);
      await Promise.resolve();
      // More than was announced: the bar does not run ahead of the next one.
      onBytes(600);
      open -= 1;
      return new Blob([url]);
    });
    const fetched = new Map<string, Blob>();
    expect(await fetchPictures(images, { signal, fetched, onProgress })).toEqual([]);
    expect([...fetched.keys()]).toEqual([first, second, third]);
    expect(progress).toEqual([600, 1000, 1000, 1600, 2000, 2000, 2600, 3000, 3000]);
  });

  it('goes on without those that fail, and names them', async () => {
    fetchOne.mockImplementation(async (url, { onBytes }) => {
      onBytes(400);
      if (url === second) throw new Error('404');
      return new Blob();
    });
    const fetched = new Map<string, Blob>();
    expect(await fetchPictures(images, { signal, fetched, onProgress })).toEqual([images[1]]);
    expect([...fetched.keys()]).toEqual([first, third]);
    expect(progress.at(-1)).toBe(3000);
  });

  it('does not ask again for what is there', async () => {
    fetchOne.mockResolvedValue(new Blob());
    const fetched = new Map([
      [first, new Blob()],
      [third, new Blob()],
    ]);
    await fetchPictures(images, { signal, fetched, onProgress });
    expect(fetchOne.mock.calls.map(([url]) => url)).toEqual([second]);
  });

  it('asks for nothing more once it is aborted', async () => {
    const controller = new AbortController();
    fetchOne.mockImplementation(async () => {
      controller.abort();
      throw new Error('aborted');
    });
    const run = fetchPictures(images, { signal: controller.signal, fetched: new Map(), onProgress });
    await expect(run).rejects.toThrow('aborted');
    expect(fetchOne).toHaveBeenCalledTimes(1);
  });
});
