import { copyFile, readdir, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeSampleCatalogue, type SampleCatalogue } from '../testing/sample-catalogue';
import { sampleGlb } from '../testing/sample-glb';
import { openFileMemo } from '../loading/file-memo';
import { openModelCache } from './model-cache';
import type { FoundModel } from './model-facts';
import { openWorkshop, type Workshop } from './workshop/workshop';

const CHAIR = { width: 0.5, height: 0.8, depth: 0.5 };
const FAULT: FoundModel = { fault: { code: 'notGlb', found: '' } };

let sample: SampleCatalogue;
let file: string;
beforeEach(async () => {
  sample = await writeSampleCatalogue({ 'models/chair.glb': await sampleGlb(CHAIR) });
  file = path.join(sample.root, 'models/chair.glb');
});
afterEach(() => sample.remove());

const counting = (found: FoundModel | Error) => {
  const make = jest.fn<Promise<FoundModel>, [string, string?]>(() =>
    found instanceof Error ? Promise.reject(found) : Promise.resolve(found),
  );
  return { make, close: jest.fn() } satisfies Workshop;
};

test('a model is looked at once, also over a start, and again when the file changes', async () => {
  const workshop = counting(FAULT);
  const open = () => openModelCache(sample.dataDir, { workshop });
  const first = await open();
  expect(await Promise.all([first.find(file), first.find(file)])).toEqual([FAULT, FAULT]);
  await first.save();
  const second = await open();
  expect(await second.find(file)).toEqual(FAULT);
  expect(workshop.make).toHaveBeenCalledTimes(1);
  await utimes(file, new Date(), new Date('2020-01-01'));
  await second.find(file);
  expect(workshop.make).toHaveBeenCalledTimes(2);
});

test('what was given up is tried again at the next start', async () => {
  const workshop = counting({ fault: { code: 'unmade', found: 'time' } });
  for (const times of [1, 2]) {
    const cache = await openModelCache(sample.dataDir, { workshop });
    await cache.find(file);
    await cache.save();
    await cache.find(file);
    expect(workshop.make).toHaveBeenCalledTimes(times);
  }
});

test('what had no room is tried again with the next edit', async () => {
  const workshop = counting({ fault: { code: 'noRoom', found: '' } });
  const cache = await openModelCache(sample.dataDir, { workshop });
  for (const times of [1, 2]) {
    await cache.find(file);
    await cache.save();
    expect(workshop.make).toHaveBeenCalledTimes(times);
  }
});

test('what could not be read is tried again when it is asked for', async () => {
  const workshop = counting(new Error('EIO'));
  const cache = await openModelCache(sample.dataDir, { workshop });
  for (const times of [1, 2]) {
    await expect(cache.find(file)).rejects.toThrow('EIO');
    expect(workshop.make).toHaveBeenCalledTimes(times);
  }
});

test('a file that is not there is the system’s error', async () => {
  const cache = await openModelCache(sample.dataDir, { workshop: counting(FAULT) });
  await expect(cache.find(`${file}.gone`)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a cache that cannot be read starts empty', async () => {
  const workshop = counting(FAULT);
  await (await openModelCache(sample.dataDir, { workshop })).save();
  await writeFile(path.join(sample.root, 'model-facts.json'), '{"recipe": 1}');
  expect(await (await openModelCache(sample.root, { workshop })).find(file)).toEqual(FAULT);
});

describe('a model of which files were made before', () => {
  const withWorkshop = async (use: (workshop: Workshop) => Promise<void>): Promise<void> => {
    const folder = path.join(sample.dataDir, 'media/models');
    const workshop = openWorkshop(folder);
    await workshop.make(file);
    workshop.close();
    await use(counting(FAULT));
  };
  const find = async (workshop: Workshop) => (await openModelCache(sample.dataDir, { workshop })).find(file);

  it('is known by its content, wherever it lies now', () =>
    withWorkshop(async (workshop) => {
      await utimes(file, new Date(), new Date('2020-01-01'));
      expect(await find(workshop)).toMatchObject({ facts: { triangles: 8 } });
      const elsewhere = path.join(sample.dataDir, 'chair.glb');
      await copyFile(file, elsewhere);
      const cache = await openModelCache(sample.dataDir, { workshop });
      expect(await cache.find(elsewhere)).toMatchObject({ facts: { triangles: 8 } });
      expect(await cache.findUpload(elsewhere, 'chair')).toMatchObject({
        found: { facts: { triangles: 8 } },
      });
      expect(workshop.make).not.toHaveBeenCalled();
    }));

  it.each(['web.glb', 'web.glb.br', 'plain.glb', 'facts.json'])('is made anew where its %s is gone', (gone) =>
    withWorkshop(async (workshop) => {
      const folder = path.join(sample.dataDir, 'media/models');
      const [name = ''] = await readdir(folder);
      await rm(path.join(folder, name, gone));
      expect(await find(workshop)).toEqual(FAULT);
    }),
  );

  it('is made anew where one of its files was cut off', () =>
    withWorkshop(async (workshop) => {
      const folder = path.join(sample.dataDir, 'media/models');
      const [name = ''] = await readdir(folder);
      await truncate(path.join(folder, name, 'plain.glb'), 10);
      expect(await find(workshop)).toEqual(FAULT);
    }));

  it('is made where its content is another one', () =>
    withWorkshop(async (workshop) => {
      await writeFile(file, await sampleGlb({ ...CHAIR, height: 1 }));
      expect(await find(workshop)).toEqual(FAULT);
    }));
});

describe('a model that is uploaded', () => {
  it('is made under the name that it is to have, and not looked at again once it lies there', async () => {
    const workshop = counting(FAULT);
    const cache = await openModelCache(sample.dataDir, { workshop });
    const checked = await cache.findUpload('/uploads/f00', 'chair');
    expect(workshop.make).toHaveBeenCalledWith('/uploads/f00', 'chair');
    await cache.place(file, checked);
    expect(await cache.find(file)).toEqual(FAULT);
    expect(workshop.make).toHaveBeenCalledTimes(1);
  });

  it('is looked at anew where another one was given its name meanwhile', async () => {
    const workshop = counting(FAULT);
    const cache = await openModelCache(sample.dataDir, { workshop });
    await cache.place(file, await cache.findUpload('/uploads/f00', 'stool'));
    await cache.find(file);
    expect(workshop.make.mock.calls).toEqual([
      ['/uploads/f00', 'stool'],
      [file, 'chair'],
    ]);
  });

  it('is what is known under its name, whatever lay there before', async () => {
    const workshop = counting(FAULT);
    const memo = openFileMemo();
    const cache = await openModelCache(sample.dataDir, { workshop, memo });
    await cache.find(file);
    await writeFile(file, await sampleGlb({ ...CHAIR, height: 1 }));
    const other: FoundModel = { fault: { code: 'cutOff', found: '' } };
    await cache.place(file, { id: 'chair', found: other });
    expect(await cache.find(file)).toEqual(other);
  });
});

describe('the workshop', () => {
  it('makes all files of a model in a process of its own, and tells faults', async () => {
    const workshop = openWorkshop(path.join(sample.dataDir, 'models'));
    await writeFile(`${file}.bad`, 'garbage');
    const [good, bad] = await Promise.all([workshop.make(file), workshop.make(`${file}.bad`)]);
    expect(bad).toEqual(FAULT);
    expect(good).toMatchObject({ facts: { triangles: 8, isLamp: false } });
    const [name = ''] = await readdir(path.join(sample.dataDir, 'models'));
    expect((await readdir(path.join(sample.dataDir, 'models', name))).sort()).toEqual(
      ['facts.json', 'original.glb', 'plain.glb', 'web.glb', 'web.glb.br', 'web.glb.gzip'].sort(),
    );
    await expect(workshop.make(`${file}.gone`)).rejects.toMatchObject({ code: 'ENOENT' });
    workshop.close();
  });

  it('tells a full disk from a fault of the file', async () => {
    const folder = path.join(sample.dataDir, 'models');
    const workshop = openWorkshop(folder);
    await workshop.make(file);
    const [name = ''] = await readdir(folder);
    await symlink('/dev/full', path.join(folder, name, 'web.glb.next'));
    expect(await workshop.make(file)).toEqual({ fault: { code: 'noRoom', found: '' } });
    workshop.close();
  });

  it('gives up what takes too long, and goes on with the next', async () => {
    const workshop = openWorkshop(path.join(sample.dataDir, 'models'), { patienceMs: 1 });
    for (const _ of [1, 2, 3]) expect(await workshop.make(file)).toMatchObject({ fault: { code: 'unmade' } });
    workshop.close();
  });
});
