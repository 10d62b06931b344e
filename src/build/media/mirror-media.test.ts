import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Model } from '../../contract/models/model';
import { sampleModel, sampleWork } from '../../gallery/testing/samples';
import { useFakeApi, type FakeRequest } from '../../gallery/testing/fake-api';
import { mirrorMedia } from './mirror-media';

const startApi = useFakeApi();
let publicDir: string;
beforeEach(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'mirror-'));
});
afterEach(() => rm(publicDir, { recursive: true }));

const urls = (name: string, format: string) =>
  Object.fromEntries(['sm', 'md', 'lg', 'xl'].map((size) => [size, `/media/${name}/${size}.${format}`]));
const image = { id: 'i', alt: '', width: 9, height: 9, color: '#000000' };
const answers = {
  settings: { url: 'https://gallery.example', social: [{ url: 'https://elsewhere.example', label: 'x' }] },
  works: [
    {
      ...sampleWork('banc'),
      images: [
        {
          ...image,
          sizes: urls('day', 'jpg'),
          avif: urls('day', 'avif'),
          night: { ...image, sizes: urls('night', 'jpg') },
        },
      ],
      hd_images: [{ url: '/media/hd/1/a.jpg', filename: 'Né à 1.jpg', bytes: 3, type: 'image/jpeg' }],
    },
  ],
};

const serve = (extra: Partial<{ immutable: boolean }> = {}) =>
  startApi(({ path: asked }: FakeRequest) => ({
    body: asked.replace(/^\/media\/(day|night)\/(xl|lg)/, '/media/$1/lg'),
    headers: { 'cache-control': extra.immutable === false ? 'no-cache' : 'public, max-age=1, immutable' },
  }));
const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

describe('mirrorMedia', () => {
  it('copies what the answers name, once for each content, and names the copies', async () => {
    const api = await serve();
    const mirrored = await mirrorMedia(answers, { apiUrl: api.url, publicDir, cache: new Map() as never });
    const [work] = mirrored.works;
    const [{ sizes, avif, night }] = work!.images as [(typeof answers.works)[0]['images'][0]];
    expect(api.requests).toHaveLength(13);
    expect(sizes['sm']).toMatch(/^\/media\/[0-9a-f]{20}\.jpg$/);
    expect(sizes['xl']).toBe(sizes['lg']);
    expect(avif['sm']).toMatch(/\.avif$/);
    expect(night.sizes['sm']).not.toBe(sizes['sm']);
    expect(await readFile(path.join(publicDir, sizes['sm']!), 'utf8')).toBe('/media/day/sm.jpg');
    expect(work!.hd_images[0]!.url).toMatch(/^\/media\/[0-9a-f]{20}\/N%C3%A9%20%C3%A0%201\.jpg$/);
    expect(await readFile(path.join(publicDir, decodeURIComponent(work!.hd_images[0]!.url)), 'utf8')).toBe(
      '/media/hd/1/a.jpg',
    );
    expect(mirrored.settings).toEqual(answers.settings);
  });

  it('makes one copy of a picture that several answers share', async () => {
    const api = await serve();
    const [image] = answers.works[0]!.images;
    const shared = { works: [{ image }], related: [{ image }], listed: [{ image: { ...image } }] };
    const options = { apiUrl: api.url, publicDir, cache: new Map() as never };
    const { works, related, listed } = await mirrorMedia(shared, options);
    expect(related[0]!.image).toBe(works[0]!.image);
    expect(listed).toEqual(works);
  });

  it('asks again only for what may have changed or is not there any more', async () => {
    const cache = new Map() as never;
    const api = await serve();
    const options = { apiUrl: api.url, publicDir, cache };
    const first = await mirrorMedia(answers, options);
    expect(await mirrorMedia(answers, options)).toEqual(first);
    expect(api.requests).toHaveLength(13);
    await rm(path.join(publicDir, decodeURIComponent(first.works[0]!.hd_images[0]!.url)));
    await mirrorMedia(answers, options);
    expect(api.requests).toHaveLength(14);

    const changing = await serve({ immutable: false });
    for (const _ of [1, 2]) await mirrorMedia(answers, { ...options, apiUrl: changing.url });
    expect(changing.requests).toHaveLength(26);
  });

  it('removes what no page refers to any more', async () => {
    const api = await serve();
    const options = { apiUrl: api.url, publicDir, cache: new Map() as never };
    await mirrorMedia(answers, options);
    await writeFile(path.join(publicDir, 'media', 'old.jpg'), 'old');
    await mirrorMedia({ ...answers, works: [] }, options);
    expect(await filesOf(path.join(publicDir, 'media'))).toBe(0);
  });

  it('copies models, and names what is for Scene Viewer', async () => {
    const api = await serve();
    const works = [{ ...sampleWork('banc'), model: sampleModel('banc') }];
    const options = { apiUrl: api.url, publicDir, cache: new Map() as never };
    const [{ model }] = (await mirrorMedia({ works }, options)).works as unknown as [{ model: Model }];
    expect(model.web.url).toMatch(/^\/media\/[0-9a-f]{20}\.glb$/);
    expect(model.plain.url).toMatch(/^\/media\/[0-9a-f]{20}\/plain\.glb$/);
    expect(await readFile(path.join(publicDir, model.plain.url), 'utf8')).toBe(
      '/media/models/banc.0123abcd/plain.glb',
    );
    expect({ ...model, web: 0, plain: 0 }).toEqual({ ...sampleModel('banc'), web: 0, plain: 0 });
  });

  it('stops at a file that cannot be had, and names it', async () => {
    const api = await startApi(({ path: asked }) => (asked.includes('hd') ? { status: 404 } : { body: 'x' }));
    await expect(
      mirrorMedia(answers, { apiUrl: api.url, publicDir, cache: new Map() as never }),
    ).rejects.toThrow('404 for ' + api.url + '/media/hd/1/a.jpg');
  });

  it('says how far it has come', async () => {
    const api = await serve();
    const onProgress = jest.fn();
    await mirrorMedia(answers, { apiUrl: api.url, publicDir, cache: new Map() as never, onProgress });
    expect(onProgress).toHaveBeenLastCalledWith(13, 13);
  });
});
