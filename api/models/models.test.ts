import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsVariants } from '@gltf-transform/extensions';
import sharp, { type Sharp } from 'sharp';
import type { Box } from '../../src/contract/models/model';
import { openStore } from '../../src/contract/server/store/open-store';
import type { Store } from '../../src/contract/server/store/store';
import { openDatabase } from '../database/open-database';
import { modelsNamed, putFile } from '../files/file-queries';
import { takeIn } from '../files/take-in';
import { checkedFolder } from '../testing/sample-media';
import { writeSampleCatalogue } from '../testing/sample-catalogue';
import { SAMPLE_FILES } from '../testing/sample-files';
import { sampleGlb, withJson } from '../testing/sample-glb';
import { checkModel, readGlb } from './checks/check-model';
import { FaultyModel } from './checks/model-fault';
import { compareSize, measuredSize, pieceBox, shownSize } from './fit/model-findings';
import { modelNotices } from './fit/model-notices';
import { makeModel, stripPicture } from './making/make-model';
import { type FoundModel, MODEL_RECIPE_VERSION } from './model-facts';
import { openModels } from './models';
import { renewModels } from './renew-models';
import { openWorkshop, type Workshop } from './workshop/workshop';

describe('strip picture', () => {
  const EXIF = { IFD0: { Artist: 'A. Uthor', Software: 'Uthorware' } };
  const picture = () =>
    sharp({
      create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 90, b: 10, alpha: 0.5 } },
    });
  const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

  test.each<[string, (from: Sharp) => Sharp]>([
    ['JPEG', (from) => from.flatten().withIccProfile('p3').jpeg()],
    ['PNG', (from) => from.png()],
    ['WebP', (from) => from.webp()],
  ])('a %s says nothing of its author, and looks as before', async (_, encode) => {
    const told = await encode(picture().withExif(EXIF)).toBuffer();
    expect(told.toString('latin1')).toContain('Uthor');
    const stripped = stripPicture(told);
    expect(stripped.toString('latin1')).not.toContain('Uthor');
    expect(await pixels(stripped)).toEqual(await pixels(told));
    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(told).metadata()).icc);
  });

  test('what is cut off stays as it is', async () => {
    const whole = await picture().withExif(EXIF).flatten().jpeg().toBuffer();
    for (const length of [4, 20, 60]) expect(() => stripPicture(whole.subarray(0, length))).not.toThrow();
  });
});

describe('model notices', () => {
  async function noticesOf(model: Buffer | string, more: object = {}): Promise<string[]> {
    const sample = await writeSampleCatalogue({
      'works/lamp.yaml': {
        ...SAMPLE_FILES['works/lamp.yaml'],
        dimensions: { height: 150 },
        model: { file: 'lamp.glb', ...more },
      },
      'models/lamp.glb': model,
    });
    try {
      const notices = modelNotices((await checkedFolder(sample.root)).catalogue);
      return notices.map(({ file, field, message }) => `${file}, ${field} ${message}`);
    } finally {
      await sample.remove();
    }
  }
  const glb = (height: number) => sampleGlb({ width: 0.4, height, depth: 0.4 });

  test('nothing is said of a model that fits, or that says itself what it shows', async () => {
    expect(await noticesOf(await glb(1.52))).toEqual([]);
    expect(await noticesOf(await glb(1.9), { size: { height: 190 } })).toEqual([]);
  });

  test('a model that is off is named with both figures, and with what becomes of it', async () => {
    const told =
      'works/lamp.yaml, dimensions.height is 150 cm, and models/lamp.glb has a height of 154.5 cm: correct one of them, or say in model.size what the model shows';
    expect(await noticesOf(await glb(1.545))).toEqual([told]);
    const [wrong] = await noticesOf(await glb(1.75));
    expect(wrong).toMatch(/175 cm.*The work is shown without it, as it is off by more than a tenth$/);
  });

  test('a model that is none is named with what to do, and the catalogue is read all the same', async () => {
    expect(await noticesOf('garbage')).toEqual([
      'works/lamp.yaml, model.file models/lamp.glb is no glTF binary (.glb) of version 2: export it as one. The work is shown without it',
    ]);
  });
});

describe('fit', () => {
  const box = (width: number, height: number, depth: number, x = 0): Box => ({
    min: [x, 0, 0],
    max: [x + width, height, depth],
  });

  test.each([
    ['the same', 1, []],
    ['off by less than 2 %', 1.015, []],
    ['off by 3 %', 1.03, [{ axis: 'width', stated: 100, found: 103, isWrong: false }]],
    ['off by 15 %', 0.85, [{ axis: 'width', stated: 100, found: 85, isWrong: true }]],
    ['in millimetres', 1000, [{ axis: 'width', stated: 100, found: 100_000, isWrong: true }]],
  ])('a width that is %s', (_, width, told) => {
    expect(compareSize(box(width, 5, 5), { width: 100 })).toEqual(told);
  });

  test('what is off by many per cent and less than 2 cm is not told', () => {
    expect(compareSize(box(0.1, 5, 5), { width: 11.9 })).toEqual([]);
  });

  test('a diameter is width and depth of what stands, and width and height of what hangs flat', () => {
    expect(measuredSize({ dimensions: { height: 55, diameter: 46 } })).toEqual({
      width: 46,
      height: 55,
      depth: 46,
    });
    expect(measuredSize({ dimensions: { diameter: 74 }, mounting: 'wall' })).toEqual({
      width: 74,
      height: 74,
    });
  });

  test('a model that shows more is compared with its own size, where that is stated', () => {
    const dimensions = { height: 34, width: 16, depth: 13 };
    const model = { file: 'pair.glb', size: { width: 64 } };
    expect(shownSize({ dimensions, model })).toEqual({ height: 34, width: 64, depth: 13 });
  });

  describe('the piece that was measured', () => {
    const dimensions = { height: 80, width: 50, depth: 40 };
    const chair = (x: number, z: number, turned: number) => ({
      name: '',
      turned,
      box: { min: [x, 0, z], max: [x + 0.5, 0.8, z + 0.4] } as Box,
    });

    it('is the whole where that fits', () => {
      const bounds = box(0.5, 0.8, 0.4);
      expect(pieceBox({ bounds, parts: [chair(0, 0, 0)] }, { dimensions })).toEqual(bounds);
    });

    it('is the part that fits and stands in front, turned as it is', () => {
      const parts = [chair(0, 0, 0), chair(1, 1, 20), { name: '', turned: 0, box: box(3, 3, 3) }];
      expect(pieceBox({ bounds: box(3, 3, 3), parts }, { dimensions })).toEqual({
        ...parts[1]!.box,
        turned: 20,
      });
    });

    it('is the whole where nothing fits, and where nothing was measured', () => {
      const bounds = box(3, 3, 3);
      expect(pieceBox({ bounds, parts: [chair(0, 0, 0)] }, { dimensions: { height: 10 } })).toEqual(bounds);
      expect(pieceBox({ bounds, parts: [chair(0, 0, 0)] }, {})).toEqual(bounds);
    });

    it('starts at the corner that the entry names, and reaches as far as it was measured', () => {
      const model = { file: 'a.glb', piece: { x: 10, y: -5 } };
      const found = pieceBox(
        { bounds: box(2, 2, 1), parts: [] },
        { dimensions: { height: 80, width: 50 }, model },
      );
      expect(found).toEqual({ min: [0.1, -0.05, 0], max: [0.6, 0.75, 1] });
    });
  });
});

describe('make model', () => {
  const CHAIR = { width: 0.5, height: 0.8, depth: 0.4 };
  const AUTHOR = /uthor|somebody|gltf-transform/i;

  const wood = (px = 64) =>
    sharp({ create: { width: px, height: px, channels: 3, background: '#803010' } })
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'A. Uthor' } })
      .jpeg()
      .toBuffer();
  const read = (glb: Buffer) =>
    new WebIO().registerExtensions(ALL_EXTENSIONS).readBinary(new Uint8Array(glb));

  test('it is measured in metres, with the triangles that are drawn', async () => {
    const { bounds, triangles, parts } = await makeModel(await sampleGlb(CHAIR));
    expect(bounds).toEqual({ min: [-0.25, 0, -0.2], max: [0.25, 0.8, 0.2] });
    expect(triangles).toBe(8);
    expect(parts).toEqual([{ name: 'piece-0', box: bounds, turned: 0 }]);
  });

  test('a part that is turned is as large as by itself, and its box comes to lie on it when it is turned', async () => {
    const { parts } = await makeModel(await sampleGlb({ ...CHAIR, turns: [0, 90, -30] }));
    expect(parts.map(({ turned }) => turned)).toEqual([0, 90, -30]);
    for (const [index, { box }] of parts.entries()) {
      const size = box.max.map((value, axis) => value - box.min[axis]!);
      const middle = box.max.map((value, axis) => (value + box.min[axis]!) / 2);
      for (const [axis, value] of [0.5, 0.8, 0.4].entries()) expect(size[axis]).toBeCloseTo(value, 3);
      for (const [axis, value] of [index, 0.4, index / 4].entries())
        expect(middle[axis]).toBeCloseTo(value, 3);
    }
  });

  test('of a lamp it is told what shines, not what it shines upon', async () => {
    const shining = await sampleGlb({ ...CHAIR, variants: ['off', 'lit'], shines: 'lit' });
    const { bounds, light } = await makeModel(shining);
    expect(light).toEqual(bounds);
    const lit = await sampleGlb({ ...CHAIR, variants: ['off', 'lit'], shines: 'lit', glow: await wood() });
    expect((await makeModel(lit)).light).toBeUndefined();
    // A lamp that is off may shimmer; other variants are no lamp's.
    const off = await sampleGlb({ ...CHAIR, variants: ['off', 'lit'], shines: 'off' });
    expect((await makeModel(off)).light).toBeUndefined();
  });

  test('what the file says of itself is in none of those that are given away', async () => {
    const source = await sampleGlb({ ...CHAIR, picture: await wood() });
    expect(source.toString('latin1')).toMatch(AUTHOR);
    const { files } = await makeModel(source);
    for (const file of Object.values(files)) {
      expect(file.toString('latin1')).not.toMatch(AUTHOR);
      expect(readGlb(file).json['asset']).toEqual({ version: '2.0' });
    }
  });

  test('the page’s file is quantized, its pictures are WebP; the plain one has neither', async () => {
    const { files } = await makeModel(await sampleGlb({ ...CHAIR, picture: await wood(2048) }));
    const web = readGlb(files.web).json;
    expect(web['extensionsRequired']).toEqual(
      expect.arrayContaining(['EXT_texture_webp', 'KHR_mesh_quantization']),
    );
    expect(files.web.toString('latin1')).not.toMatch(/draco|meshopt|basisu/i);
    expect((await read(files.web)).getRoot().listTextures()[0]?.getSize()).toEqual([1024, 1024]);
    const plain = readGlb(files.plain).json;
    expect(plain['extensionsUsed']).toBeUndefined();
    const [picture] = (await read(files.plain)).getRoot().listTextures();
    expect([picture?.getMimeType(), picture?.getSize()]).toEqual(['image/jpeg', [1024, 1024]]);
  });

  test('a mask keeps its holes', async () => {
    const picture = await sharp({
      create: { width: 2048, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { files } = await makeModel(await sampleGlb({ ...CHAIR, picture }));
    for (const file of [files.web, files.plain]) {
      const image = (await read(file)).getRoot().listTextures()[0]?.getImage();
      expect((await sharp(image ?? undefined).stats()).isOpaque).toBe(false);
    }
  });

  test.each([
    [['off', 'lit'], true],
    [['oak', 'ash'], false],
    [[], false],
  ])('of the variants %j it is told whether they are a lamp’s, and they stay', async (variants, isLamp) => {
    const made = await makeModel(await sampleGlb({ ...CHAIR, variants }));
    expect(made.isLamp).toBe(isLamp);
    for (const file of [made.files.web, made.files.plain]) {
      const used = (await read(file)).getRoot().listExtensionsUsed();
      const found = used.find((one) => one instanceof KHRMaterialsVariants);
      expect(found?.listVariants().map((one) => one.getName()) ?? []).toEqual(variants);
    }
  });
});

describe('check model', () => {
  const CHAIR = { width: 0.5, height: 0.8, depth: 0.5 };
  const jpeg = (px: number) =>
    sharp({ create: { width: px, height: px, channels: 3, background: '#803010' } })
      .jpeg()
      .toBuffer();

  async function faultOf(content: Buffer): Promise<string | undefined> {
    try {
      await checkModel(content);
      return undefined;
    } catch (error) {
      if (!(error instanceof FaultyModel)) throw error;
      return error.fault.code;
    }
  }

  type List = Record<string, unknown>[];
  const listOf = (json: Record<string, unknown>, name: string) => json[name] as List;

  test('a sound model passes', async () => {
    expect(await faultOf(await sampleGlb({ ...CHAIR, picture: await jpeg(64) }))).toBeUndefined();
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['garbage', Buffer.from('this is a picture of a chair, honestly')],
    ['garbage of the right length', Buffer.alloc(4096, 7)],
    ['a zip', Buffer.from('PK\u0003\u0004'.padEnd(64, '\0'))],
  ])('%s is no model', async (_, content) => {
    expect(await faultOf(content)).toBe('notGlb');
  });

  test('a model that is cut off is told from garbage, wherever it is cut', async () => {
    const whole = await sampleGlb(CHAIR);
    for (const share of [0.2, 0.5, 0.95])
      expect(await faultOf(whole.subarray(0, Math.floor(whole.length * share)))).toBe('cutOff');
  });

  test('a file of more than 20 MB is refused before it is read', async () => {
    expect(await faultOf(Buffer.alloc(20 * 1024 * 1024 + 1))).toBe('bytes');
  });

  test.each([
    [
      'a buffer',
      (json: Record<string, unknown>) => (listOf(json, 'buffers')[0]!['uri'] = 'https://example.org/a.bin'),
    ],
    ['a picture', (json: Record<string, unknown>) => (json['images'] = [{ uri: '../../etc/passwd' }])],
    [
      'an extension',
      (json: Record<string, unknown>) => (json['extensions'] = { KHR_audio: { audio: [{ uri: 'a.mp3' }] } }),
    ],
  ])('an address elsewhere, of %s, is refused', async (_, change) => {
    expect(await faultOf(withJson(await sampleGlb(CHAIR), change))).toBe('external');
  });

  test('what is needed and not known here is refused by its name, what is only used is not', async () => {
    const glb = await sampleGlb(CHAIR);
    const NAME = 'KHR_draco_mesh_compression';
    const needed = withJson(glb, (json) =>
      Object.assign(json, { extensionsUsed: [NAME], extensionsRequired: [NAME] }),
    );
    await expect(checkModel(needed)).rejects.toThrow(`needs ${NAME}, which is not known here`);
    const used = withJson(glb, (json) => Object.assign(json, { extensionsUsed: ['KHR_lights_punctual'] }));
    expect(await faultOf(used)).toBeUndefined();
  });

  test('a million triangles are counted as they are drawn, and refused unread', async () => {
    const glb = await sampleGlb(CHAIR);
    const claimed = withJson(glb, (json) => {
      const [{ indices }] = (listOf(json, 'meshes')[0] as { primitives: [{ indices: number }] }).primitives;
      listOf(json, 'accessors')[indices]!['count'] = 3_000_000;
    });
    await expect(checkModel(claimed)).rejects.toThrow('has 1,000,000 triangles, of at most 300,000');
    const repeated = withJson(glb, (json) => {
      json['nodes'] = Array.from({ length: 4900 }, () => ({ mesh: 0 }));
      const [{ indices }] = (listOf(json, 'meshes')[0] as { primitives: [{ indices: number }] }).primitives;
      listOf(json, 'accessors')[indices]!['count'] = 300;
    });
    await expect(checkModel(repeated)).rejects.toThrow('has 490,000 triangles');
  });

  test('claims of numbers without data, which would fill the memory, are refused', async () => {
    const bomb = withJson(await sampleGlb(CHAIR), (json) =>
      listOf(json, 'accessors').push({ componentType: 5126, type: 'MAT4', count: 2_000_000_000 }),
    );
    expect(await faultOf(bomb)).toBe('vertices');
  });

  test('a texture of 16,384 px is refused by its head, without unfolding it', async () => {
    const glb = await sampleGlb({ ...CHAIR, picture: pngHead(16_384) });
    await expect(checkModel(glb)).rejects.toThrow('a texture of 16,384 × 16,384 px, of at most 4,096 a side');
  });

  test('many large textures are refused together', async () => {
    const large = await jpeg(4096);
    const glb = await sampleGlb({ ...CHAIR, picture: large });
    const five = withJson(glb, (json) => (json['images'] = Array(5).fill(listOf(json, 'images')[0])));
    expect(await faultOf(five)).toBe('texels');
  });

  test('a texture that is no picture is refused', async () => {
    expect(await faultOf(await sampleGlb({ ...CHAIR, picture: Buffer.from('no picture') }))).toBe('picture');
  });

  test('what Khronos’ validator calls an error is refused in its words', async () => {
    const bent = withJson(await sampleGlb(CHAIR), (json) => (listOf(json, 'nodes')[0]!['mesh'] = 9));
    await expect(checkModel(bent)).rejects.toThrow(/is no valid glTF \(.*\/nodes\/0\/mesh\)/);
  });

  /** Of a picture of that size: all but its pixels. */
  function pngHead(px: number): Buffer {
    const chunk = (name: string, data: Buffer) => {
      const frame = Buffer.alloc(8 + data.length);
      frame.writeUInt32BE(data.length, 0);
      frame.write(name, 4, 'latin1');
      data.copy(frame, 8);
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(frame.subarray(4)));
      return Buffer.concat([frame, sum]);
    };
    const size = Buffer.alloc(13);
    size.writeUInt32BE(px, 0);
    size.writeUInt32BE(px, 4);
    size.set([8, 2, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
      signature,
      chunk('IHDR', size),
      chunk('IDAT', deflateSync(Buffer.alloc(64))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
});

describe('models', () => {
  const CHAIR = { width: 0.5, height: 0.8, depth: 0.5 };
  const FAULT: FoundModel = { fault: { code: 'notGlb', found: '' } };

  let folder: string;
  let file: string;
  let files: Store;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'models-'));
    file = path.join(folder, 'chair.glb');
    await writeFile(file, await sampleGlb(CHAIR));
    files = await openStore(path.join(folder, 'files'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const counting = () => {
    const make = jest.fn<Promise<FoundModel>, [object]>(async () => FAULT);
    return { make, close: jest.fn() } satisfies Workshop;
  };

  async function keysIn(below: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of files.list(below)) keys.push(key);
    return keys.sort();
  }

  /** What is made of the model is in the store. */
  async function made(): Promise<string[]> {
    const models = openModels(files);
    expect(await models.look(file, 'chair')).toMatchObject({ facts: { triangles: 8, isLamp: false } });
    models.close();
    return keysIn('media/models');
  }

  test('all files of one are made in a process of its own, once for a content, wherever it lies', async () => {
    const [first = '', ...others] = await made();
    const name = first.split('/')[2] ?? '';
    expect(name).toMatch(/^chair\.[0-9a-f]{8}$/);
    expect([first, ...others]).toEqual(
      ['facts.json', 'original.glb', 'plain.glb', 'web.glb', 'web.glb.br', 'web.glb.gzip'].map(
        (one) => `media/models/${name}/${one}`,
      ),
    );
    const workshop = counting();
    await copyFile(file, `${file}.moved`);
    const models = openModels(files, { workshop });
    expect(await models.look(`${file}.moved`, 'chair')).toMatchObject({ facts: { triangles: 8 } });
    expect(workshop.make).not.toHaveBeenCalled();
    // Under another name, and of another content.
    expect(await models.look(file, 'stool')).toEqual(FAULT);
    await writeFile(file, await sampleGlb({ ...CHAIR, height: 1 }));
    expect(await models.look(file, 'chair')).toEqual(FAULT);
  });

  test.each(['web.glb', 'web.glb.br', 'plain.glb', 'facts.json'])(
    'one is made anew where its %s is gone',
    async (gone) => {
      const key = (await made()).find((one) => one.endsWith(`/${gone}`));
      await files.remove(key ?? '');
      expect(await openModels(files, { workshop: counting() }).look(file, 'chair')).toEqual(FAULT);
    },
  );

  test('one is made anew where a file of it was cut off', async () => {
    const key = (await made()).find((one) => one.endsWith('/plain.glb'));
    await files.write(key ?? '', 'cut off');
    expect(await openModels(files, { workshop: counting() }).look(file, 'chair')).toEqual(FAULT);
  });

  test('a full disk is told from a fault of the file', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const models = openModels({ ...files, write: () => Promise.reject(full) });
    expect(await models.look(file, 'chair')).toEqual({ fault: { code: 'noRoom', found: '' } });
    models.close();
  });

  test('one that is none is told as such, and one that is not there is the system’s error', async () => {
    await writeFile(`${file}.bad`, 'garbage');
    const models = openModels(files);
    expect(await models.look(`${file}.bad`, 'bad')).toEqual(FAULT);
    await expect(models.look(`${file}.gone`, 'gone')).rejects.toMatchObject({ code: 'ENOENT' });
    models.close();
  });

  test('what takes too long is given up, and the next is gone on with', async () => {
    const workshop = openWorkshop({ patienceMs: 1 });
    for (const _ of [1, 2, 3])
      expect(await workshop.make({ file, folder })).toMatchObject({ fault: { code: 'unmade' } });
    workshop.close();
  });

  test.each([
    ['by an older recipe', 'older', true],
    ['that was given up', '', true],
    ['by the recipe of now', MODEL_RECIPE_VERSION, false],
  ])('one that was looked at %s is looked at again at a start: %s', async (_, recipe, isAgain) => {
    const database = await openDatabase({ dataDir: folder });
    const taken = await takeIn(
      { into: { files, database }, models: openModels(files, { workshop: counting() }) },
      {
        ...{ kind: 'models', name: 'chair.glb', file, at: '2026-01-01T00:00:00Z' },
      },
    );
    await database.write((to) => putFile(to, taken));
    await database.write((to) => to.updateTable('models').set({ recipe, found: '{}' }).execute());
    await renewModels({ database, files, models: openModels(files, { workshop: counting() }) });
    const row = await database.read((from) => modelsNamed(from, ['chair.glb']));
    expect(row.get('chair.glb')?.found).toBe(isAgain ? JSON.stringify(FAULT) : '{}');
    await database.close();
  });
});
