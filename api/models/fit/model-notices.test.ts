import path from 'node:path';
import { loadCatalogue } from '../../loading/load-catalogue';
import { openFactsCache } from '../../media/facts-cache';
import { followSample } from '../../testing/followed-sample';
import { writeSampleCatalogue } from '../../testing/sample-catalogue';
import { SAMPLE_FILES } from '../../testing/sample-files';
import { sampleGlb } from '../../testing/sample-glb';
import { modelNotices } from './model-notices';

async function noticesOf(model: Buffer | string, more: object = {}): Promise<string[]> {
  const sample = await writeSampleCatalogue({
    'works/lamp.yaml': {
      ...SAMPLE_FILES['works/lamp.yaml'],
      dimensions: { height: 150 },
      model: { file: 'lamp.glb', ...more },
    },
    'models/lamp.glb': model,
  });
  const facts = await openFactsCache(path.join(sample.dataDir, 'facts.json'));
  try {
    const notices = modelNotices(await loadCatalogue(sample.root, facts));
    return notices.map(({ file, field, message }) => `${file}, ${field} ${message}`);
  } finally {
    facts.models.close();
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

test('what is told follows each edit: of another size, of a model taken away, of one that comes back', async () => {
  const lamp = { ...SAMPLE_FILES['works/lamp.yaml'], dimensions: { height: 150 } };
  const model = { file: 'lamp.glb' };
  const sample = await writeSampleCatalogue({
    'works/lamp.yaml': { ...lamp, model },
    'models/lamp.glb': await glb(1.545),
  });
  const { load } = await followSample(sample);
  const told = async (fields: object) =>
    modelNotices(await load({ 'works/lamp.yaml': { ...lamp, ...fields } })).map(({ field }) => field);
  try {
    expect(await told({})).toEqual([]);
    expect(await told({ model })).toEqual(['dimensions.height']);
    expect(await told({ model, dimensions: { height: 154.5 } })).toEqual([]);
    expect(await told({ model })).toEqual(['dimensions.height']);
    expect(await told({})).toEqual([]);
    expect(await told({ model })).toEqual(['dimensions.height']);
  } finally {
    await sample.remove();
  }
});
