import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readZip } from '../../../tests/read-zip';
import { sampleContext } from '../../components/testing/sample-context';
import { HOSTILE, LONG } from '../../contract/testing/hostile-text';
import { downloadName } from '../../contract/text/download-name';
import { withStrings } from '../../contract/testing/with-strings';
import { sampleHdImage as sampleLarge } from '../../gallery/testing/samples';
import { type CreditedWork, creditsText } from './credits-text';
import type * as Fetching from './fetch-picture';
import { fetchPicture } from './fetch-picture';
import { toHdImageView } from './hd-image-view';
import { sampleArchive, sampleHdImage } from './testing/sample-archive';
import { zipFiles } from './zip-files';
import { fetchPictures, ZIP_ROOM, zipEntries } from './make-archive';

jest.mock('./fetch-picture');

describe('credits text', () => {
  const GALLERY = {
    name: 'meubles et lumières',
    contact: {
      street: '14 rue des Trois-Lanternes',
      postal_code: '75006',
      city: 'Paris',
      country: 'France',
      phone: '+33 1 99 00 12 34',
      email: 'bonjour@gallery.example',
      opening_hours: [],
    },
  };
  const { work } = sampleArchive([]);
  const credited = (number: number, credit?: string) => {
    const image = sampleHdImage(number, credit ? { credit } : {});
    return { name: image.filename, image };
  };

  describe('creditsText', () => {
    it('tells in French what the pictures show, who took them and whom to ask', () => {
      const images = [credited(1, 'Pauline Estève'), credited(2)];
      const text = creditsText({ work, images, missing: [], gallery: GALLERY, locale: 'fr' });
      expect(text.split('\r\n')).toEqual([
        '\uFEFFBanc: Quai',
        'Odile Kerhervé',
        'vers 1960',
        'Réf. ML 0138',
        'https://gallery.example/fr/oeuvres/banc-quai',
        '',
        'Images',
        'Odile Kerhervé - Quai - 1.jpg (4000 × 3000 px)',
        '  Photographie\u202f: Pauline Estève',
        'Odile Kerhervé - Quai - 2.jpg (4000 × 3000 px)',
        '',
        'Crédits',
        'restauration\u202f: Atelier du Fil',
        '',
        'Merci de citer le nom du photographe et celui de meubles et lumières partout où vous utilisez ces images.',
        '',
        'meubles et lumières',
        '14 rue des Trois-Lanternes',
        '75006 Paris, France',
        '+33 1 99 00 12 34',
        'bonjour@gallery.example',
        '',
      ]);
    });

    it('names the pictures that are not there, with the address where they are', () => {
      const missing = [sampleHdImage(2), sampleHdImage(3, { url: 'https://media.example/3.jpg' })];
      const text = creditsText({ work, images: [credited(1)], missing, gallery: GALLERY, locale: 'en' });
      expect(text).toContain(
        [
          'Images that could not be downloaded',
          'Odile Kerhervé - Quai - 2.jpg',
          '  https://gallery.example/media/hd/quai-2.jpg',
          'Odile Kerhervé - Quai - 3.jpg',
          '  https://media.example/3.jpg',
          '',
        ].join('\r\n'),
      );
    });

    it('has no heading over nothing, and no line for a date that is not known', () => {
      const bare = { ...work, date: undefined, credits: [] };
      const text = creditsText({
        work: bare,
        images: [credited(1)],
        missing: [],
        gallery: GALLERY,
        locale: 'en',
      });
      expect(text).not.toMatch(/Credits|could not/);
      expect(text).toContain('Odile Kerhervé\r\nRéf. ML 0138');
    });

    it('names each role once, as page and sheet do', () => {
      const more = { ...work, credits: [...work.credits, { role: 'restauration', name: 'Atelier du Bois' }] };
      const text = creditsText({ work: more, images: [], missing: [], gallery: GALLERY, locale: 'fr' });
      expect(text).toContain('restauration\u202f: Atelier du Fil et Atelier du Bois\r\n');
    });

    it.each([
      ['hostile', HOSTILE],
      ['endless', LONG],
    ])('has the lines of any other with %s texts', (_, end) => {
      const written = (more: string) => {
        const changed = (value: unknown) => withStrings(value, (text) => text + more);
        const { title, creators, date, reference, credits } = work;
        const texts = changed({ title, creators, date, reference, credits }) as Omit<CreditedWork, 'url'>;
        const { url } = work;
        const images = [{ ...credited(1), image: sampleHdImage(1, { credit: `Pauline Estève${more}` }) }];
        const missing = [sampleHdImage(2)];
        const gallery = changed(GALLERY) as typeof GALLERY;
        return creditsText({ work: { ...texts, url }, images, missing, gallery, locale: 'fr' }).split(
          /\r?\n|[\r\u2028\u2029]/,
        );
      };
      expect(written(end)).toHaveLength(written('').length);
    });
  });
});

describe('fetch picture', () => {
  const { fetchPicture: fetchOne } = jest.requireActual<typeof Fetching>('./fetch-picture');
  const MEGABYTE = Buffer.alloc(1_000_000, 7);
  let server: Server;
  let answer: RequestListener;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  afterEach(() => jest.useRealTimers());

  const IMAGE = { 'content-type': 'image/jpeg' };
  const get = (options: Partial<Parameters<typeof fetchOne>[1]> = {}) =>
    fetchOne(url, { signal: new AbortController().signal, onBytes: () => undefined, ...options });

  describe('fetchPicture', () => {
    it('brings the whole picture, and tells of every byte', async () => {
      answer = (_, response) => response.writeHead(200, IMAGE).end(MEGABYTE);
      let told = 0;
      const picture = await get({ onBytes: (bytes) => (told += bytes) });
      expect(Buffer.from(await picture.arrayBuffer()).equals(MEGABYTE)).toBe(true);
      expect(told).toBe(MEGABYTE.length);
    });

    it.each<[string, RequestListener]>([
      ['is not there', (_, response) => response.writeHead(404, IMAGE).end('none')],
      ['is a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
      [
        'breaks off',
        (_, response) => {
          response
            .writeHead(200, { ...IMAGE, 'content-length': MEGABYTE.length })
            .write(MEGABYTE.subarray(9));
          setTimeout(() => response.destroy(), 50);
        },
      ],
      ['never comes', (request) => request.socket.destroy()],
    ])('fails when it %s', async (_, listener) => {
      answer = listener;
      await expect(get()).rejects.toThrow();
    });

    it('ends when it is aborted, also from the start', async () => {
      const controller = new AbortController();
      answer = (_, response) => void response.writeHead(200, IMAGE).write(MEGABYTE);
      const onBytes = () => controller.abort();
      await expect(get({ signal: controller.signal, onBytes })).rejects.toThrow();
      answer = () => {
        throw new Error('Nothing is to be asked for');
      };
      await expect(get({ signal: controller.signal })).rejects.toThrow();
    });

    it('gives up when no byte has come for half a minute', async () => {
      jest.useFakeTimers({
        doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'],
      });
      const asked = new Promise<void>((resolve) => {
        answer = (_, response) => {
          response.writeHead(200, IMAGE).write(MEGABYTE);
          resolve();
        };
      });
      let come = 0;
      const picture = get({ onBytes: (bytes) => (come += bytes) });
      const failure = expect(picture).rejects.toThrow();
      await asked;
      while (come < MEGABYTE.length) await new Promise(setImmediate);
      jest.advanceTimersByTime(29_000);
      await new Promise(setImmediate);
      jest.advanceTimersByTime(2000);
      await failure;
    });
  });
});

describe('fetch pictures', () => {
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
});

describe('hd image view', () => {
  const context = sampleContext('fr', { mediaOrigin: 'https://media.example', today: '2026-11-20' });
  const image = sampleLarge();

  describe('toHdImageView', () => {
    it('says what a large picture costs, and who took it', () => {
      expect(toHdImageView({ ...image, credit: 'Pauline Estève' }, context)).toEqual({
        url: 'https://media.example/hd/quai.jpg',
        filename: 'quai.jpg',
        bytes: 5_240_000,
        details: 'JPEG, 5,2\u00a0Mo',
        pixels: '4000 × 3000\u00a0px',
        credit: 'Pauline Estève',
      });
    });

    it('credits nobody where nobody is named', () => {
      expect(toHdImageView(image, context)).not.toHaveProperty('credit');
      expect(toHdImageView({ ...image, credit: '' }, context)).not.toHaveProperty('credit');
    });
  });
});

describe('zip entries', () => {
  const GALLERY = {
    name: 'meubles et lumières',
    contact: { street: '', postal_code: '', city: '', country: '', phone: '', email: '', opening_hours: [] },
  };
  const { work } = sampleArchive([]);

  function entriesOf(images: ReturnType<typeof sampleHdImage>[], come = images) {
    const fetched = new Map(come.map(({ url }) => [url, new Blob([url])]));
    return zipEntries({ work, images, fetched, gallery: GALLERY, locale: 'fr' });
  }

  describe('zipEntries', () => {
    it('has the pictures that came, then who is to be credited', () => {
      const images = [1, 2, 3].map((number) => sampleHdImage(number));
      const entries = entriesOf(images, [images[0]!, images[2]!]);
      expect(entries.map(({ name }) => name)).toEqual([
        'Odile Kerhervé - Quai - 1.jpg',
        'Odile Kerhervé - Quai - 3.jpg',
        'crédits.txt',
      ]);
      const credits = String(entries[2]?.content);
      expect(credits).toMatch(/Quai - 1\.jpg \(.*Quai - 3\.jpg \(.*n’ont pas pu.*Quai - 2\.jpg\r\n/s);
    });

    it('gives files names that fit into a path of Windows, with the zip’s, and stay those of a series', () => {
      const long = 'Atelier de la rue des Trois-Lanternes '.repeat(8);
      const named = [1, 2, 2].map((number) => `${long} - ${long} - ${number}.jpeg`);
      const names = entriesOf(named.map((filename, index) => sampleHdImage(index, { filename }))).map(
        ({ name }) => name,
      );
      expect(names).toEqual([
        expect.stringMatching(/ - 1\.jpeg$/),
        expect.stringMatching(/ - 2\.jpeg$/),
        expect.stringMatching(/ - 2 \(2\)\.jpeg$/),
        'crédits.txt',
      ]);
      const folder = downloadName([long, long, 'HD'], 'zip', ZIP_ROOM).replace(/\.zip$/, ' (1)');
      const place = `C:\\Users\\${'x'.repeat(20)}\\OneDrive\\Desktop\\Downloads`;
      for (const name of names) expect(`${place}\\${folder}\\${name}`.length).toBeLessThanOrEqual(259);
    });

    it('gives no two files one name, and none a name that leads out of its folder', () => {
      const named = ['../a/b.jpg', 'quai.jpg', 'QUAI.jpg', 'quai (2).jpg', 'quai'];
      const images = named.map((filename, index) => sampleHdImage(index, { filename }));
      expect(entriesOf(images).map(({ name }) => name)).toEqual([
        '..-a-b.jpg',
        'quai.jpg',
        'QUAI (2).jpg',
        'quai (2) (2).jpg',
        'quai',
        'crédits.txt',
      ]);
    });
  });
});

describe('zip files', () => {
  const DATE = new Date(2026, 9, 28, 9, 20);
  const FILES = [
    { name: 'Odile Kerhervé - 1.jpg', content: new Blob([new Uint8Array([1, 2, 3])]) },
    { name: 'crédits.txt', content: 'Pauline Estève' },
  ];
  const zipped = async () => Buffer.from(await (await zipFiles(FILES, DATE)).arrayBuffer());

  describe('zipFiles', () => {
    it('holds the files under their names, dated with the day that is given', async () => {
      expect(await readZip(await zipped())).toEqual([
        { name: 'Odile Kerhervé - 1.jpg', date: DATE, content: Buffer.from([1, 2, 3]) },
        { name: 'crédits.txt', date: DATE, content: Buffer.from('Pauline Estève') },
      ]);
    });

    it('is the same whenever it is made', async () => {
      const first = await zipped();
      jest.useFakeTimers({
        now: new Date(2030, 0, 1),
        doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
      });
      expect((await zipped()).equals(first)).toBe(true);
      jest.useRealTimers();
    });
  });
});
