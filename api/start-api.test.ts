import { SAMPLE_FILES } from './testing/sample-files';
import { writeSampleCatalogue, type SampleCatalogue } from './testing/sample-catalogue';
import { startApi } from './start-api';

let sample: SampleCatalogue;
beforeEach(async () => (sample = await writeSampleCatalogue()));
afterEach(() => sample.remove());

const options = () => ({
  port: 0,
  catalogueDir: sample.root,
  dataDir: sample.dataDir,
  logLevel: 'silent' as const,
  warmMedia: false,
});

test('it listens, follows its files and closes', async () => {
  const { url, close } = await startApi(options());
  const referenceNow = async () => {
    const response = await fetch(`${url}/api/works/lamp`);
    return ((await response.json()) as { data: { reference: string } }).data.reference;
  };
  expect(await referenceNow()).toBe('ML 0001');
  await sample.write({ 'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], reference: 'ML 9999' } });
  const before = Date.now();
  while ((await referenceNow()) !== 'ML 9999' && Date.now() - before < 3000) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await referenceNow()).toBe('ML 9999');
  await close();
  await expect(fetch(`${url}/api/works`)).rejects.toThrow();
});

test('the store is warmed where that is wanted', async () => {
  const { url, close } = await startApi({ ...options(), warmMedia: true });
  const { data } = (await (await fetch(`${url}/api/works/lamp`)).json()) as {
    data: { image: { webp: { sm: string } } };
  };
  expect((await fetch(url + data.image.webp.sm)).headers.get('content-type')).toBe('image/webp');
  await close();
});

test('a broken catalogue or a taken port stops the start', async () => {
  const { url, close } = await startApi(options());
  await expect(startApi({ ...options(), port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE');
  await close();
  await sample.write({ 'works/lamp.yaml': 'title: only' });
  await expect(startApi(options())).rejects.toThrow(/works\/lamp\.yaml, slug:/);
});
