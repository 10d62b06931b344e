import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { sampleGlb, withJson } from '../../testing/sample-glb';
import { checkModel } from './check-model';
import { FaultyModel } from './model-fault';

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
