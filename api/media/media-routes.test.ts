import sharp from 'sharp';
import { makeDerivative } from './recipe';
import { openTestApi, type TestApi } from '../testing/test-api';

describe('media routes', () => {
  let api: TestApi;
  const maker = jest.fn(makeDerivative);
  beforeAll(async () => {
    api = await openTestApi({ maker });
  });
  afterAll(() => api.close());
  beforeEach(() => maker.mockClear());

  const get = (url: string) => api.app.inject(url);
  const lamp = async () => (await get('/api/works/lamp')).json().data;

  test.each([
    ['sizes', 'image/jpeg', 'jpeg'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
  ])('%s are made and sent as %s', async (map, type, format) => {
    const [image] = (await lamp()).images;
    const response = await get(image[map].sm);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 480, height: 320, format });
  });

  test('many requests for a new derivative make it once, and later ones not at all', async () => {
    const [image] = (await lamp()).images;
    const responses = await Promise.all([1, 2, 3, 4].map(() => get(image.sizes.md)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await get(image.sizes.md);
    expect(maker).toHaveBeenCalledTimes(1);
  });

  test('what the catalogue does not offer is not made', async () => {
    const [{ sizes }] = (await lamp()).images;
    const [, name] = /\/media\/([^/]+)\//.exec(sizes.sm)!;
    const urls = [
      `/media/${name}/481.jpg`,
      `/media/${name}/480.gif`,
      `/media/${name}/2400.jpg`,
      '/media/lamp-1-day.00000000/480.jpg',
      '/media/..%2f..%2fsecret.00000000/480.jpg',
      `/media/hd/${name}/lamp.exe`,
      '/media/hd/lamp-1-night.00000000/lamp.jpg',
      '/media/files/00000000/late-en.pdf',
    ];
    for (const url of urls) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers.etag]).toEqual([url, 404, undefined]);
    }
    expect(maker).not.toHaveBeenCalled();
  });

  test('an original comes as a download under its name', async () => {
    const [{ url, bytes, credit }] = (await lamp()).hd_images;
    expect(credit).toBe('P. E.');
    const response = await get(url);
    expect(response.rawPayload).toHaveLength(bytes);
    expect(response.headers['content-type']).toBe('image/jpeg');
    // The site's pages put it into a zip file, from wherever they are.
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="Jeanne Etoile - Tall lamp - circa 1955 - 1.jpg"; filename*=UTF-8\'\'Jeanne%20%C3%89toile%20-%20Tall%20lamp%20-%20circa%201955%20-%201.jpg',
    );
  });

  test('a press release comes as a download', async () => {
    const { press_release } = (await get('/api/events/late')).json().data;
    const response = await get(press_release.url);
    expect(response.body).toBe('%PDF-1.4 en');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('late-en.pdf'),
    });
  });

  test('what the asker has already is not sent again', async () => {
    const { images, hd_images } = await lamp();
    for (const url of [images[0].sizes.sm, hd_images[0].url]) {
      const { headers } = await get(url);
      const again = await api.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });
});
