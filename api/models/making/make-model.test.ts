import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsVariants } from '@gltf-transform/extensions';
import sharp from 'sharp';
import { sampleGlb } from '../../testing/sample-glb';
import { readGlb } from '../checks/read-glb';
import { makeModel } from './make-model';

const CHAIR = { width: 0.5, height: 0.8, depth: 0.4 };
const AUTHOR = /uthor|somebody|gltf-transform/i;

const wood = (px = 64) =>
  sharp({ create: { width: px, height: px, channels: 3, background: '#803010' } })
    .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'A. Uthor' } })
    .jpeg()
    .toBuffer();
const read = (glb: Buffer) => new WebIO().registerExtensions(ALL_EXTENSIONS).readBinary(new Uint8Array(glb));

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
    for (const [axis, value] of [index, 0.4, index / 4].entries()) expect(middle[axis]).toBeCloseTo(value, 3);
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
