import sharp from 'sharp';
import { refuse } from './model-fault';

const BYTES_OF_A_MB = 1024 * 1024;
const SEVERITY_OF_ERRORS = 0;

/** In the order in which it is safe to look: nothing is decoded before its size is known. @throws FaultyModel */
export async function checkModel(content: Buffer): Promise<void> {
  checkBytes(content.length);
  const glb = readGlb(content);
  checkFrame(glb);
  await checkTextures(glb);
  // Here, since few processes ever check a model, and it takes 0.15 s to be read.
  const { validateBytes } = await import('gltf-validator');
  const { issues } = await validateBytes(new Uint8Array(content), {
    maxIssues: 100,
    externalResourceFunction: () => Promise.reject(new Error('none is read')),
  }).catch((error: unknown) => refuse('invalid', String(error)));
  if (issues.numErrors === 0) return;
  const first = issues.messages.find(({ severity }) => severity === SEVERITY_OF_ERRORS);
  refuse('invalid', first ? `${first.message} ${first.pointer ?? ''}`.trim() : `${issues.numErrors} errors`);
}

/** @throws FaultyModel for a file that is too large to be read */
export function checkBytes(bytes: number): void {
  if (bytes > MODEL_LIMITS.bytes) refuse('bytes', (bytes / BYTES_OF_A_MB).toFixed(1));
}

/** What the file's own words tell of how much is in it, before anything is decoded. @throws FaultyModel */
function checkFrame({ json }: Glb): void {
  const required = json['extensionsRequired'];
  const unknown = Array.isArray(required)
    ? (required as unknown[]).find((name) => !KNOWN_EXTENSIONS.includes(String(name)))
    : undefined;
  if (unknown !== undefined) refuse('extension', String(unknown));
  const outside = addressIn(json);
  if (outside !== undefined) refuse('external', outside);
  const nodes = listIn(json, 'nodes').length;
  if (nodes > MODEL_LIMITS.nodes) refuse('nodes', nodes);
  // A few bytes may claim any number of elements: those without data are read as zeros.
  const accessors = listIn(json, 'accessors').map((accessor) => numberIn(accessor, 'count'));
  const indices = indexAccessors(json);
  for (const [index, count] of accessors.entries())
    if (count > (indices.has(index) ? 3 * MODEL_LIMITS.triangles : MODEL_LIMITS.vertices))
      if (indices.has(index)) refuse('triangles', Math.round(count / 3));
      else refuse('vertices', count);
  const triangles = drawnTriangles(json, accessors);
  if (triangles > MODEL_LIMITS.triangles) refuse('triangles', triangles);
}

/** `data:` as well: in a .glb everything has its place in the binary part. */
function addressIn(part: unknown, depth = 0): string | undefined {
  if (typeof part !== 'object' || part === null || depth > MAX_DEPTH) return undefined;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'extras') continue;
    if (name === 'uri' && typeof value === 'string') return value;
    const found = addressIn(value, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
const MAX_DEPTH = 32;

const primitivesOf = (mesh: Json): Json[] => listIn(mesh, 'primitives');

const indexAccessors = (json: Json): ReadonlySet<number> =>
  new Set(
    listIn(json, 'meshes')
      .flatMap(primitivesOf)
      .flatMap(({ indices }) => (typeof indices === 'number' ? [indices] : [])),
  );

/** A mesh counts for each node that shows it. */
function drawnTriangles(json: Json, counts: readonly number[]): number {
  const ofMesh = listIn(json, 'meshes').map((mesh) =>
    primitivesOf(mesh)
      .map((primitive) => {
        const { POSITION } = (primitive['attributes'] ?? {}) as { POSITION?: unknown };
        const accessor = primitive['indices'] ?? POSITION;
        return Math.floor((counts[Number(accessor)] ?? 0) / 3);
      })
      .reduce((sum, one) => sum + one, 0),
  );
  const shown = listIn(json, 'nodes').map(({ mesh }) => (typeof mesh === 'number' ? (ofMesh[mesh] ?? 0) : 0));
  return shown.reduce((sum, one) => sum + one, 0);
}

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/** Looks at the heads of the pictures alone: one of a few kB may unfold to gigabytes. @throws FaultyModel */
async function checkTextures({ json, binary }: Glb): Promise<void> {
  const views = listIn(json, 'bufferViews');
  const images = listIn(json, 'images');
  if (images.length > MODEL_LIMITS.textures) refuse('textures', images.length);
  let texels = 0;
  for (const image of images) {
    const view = views[numberIn(image, 'bufferView')];
    const start = numberIn(view, 'byteOffset');
    const bytes = binary.subarray(start, start + numberIn(view, 'byteLength'));
    const head = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    if (!head || !FORMATS.includes(head.format)) return refuse('picture', head?.format ?? 'unknown');
    if (Math.max(head.width, head.height) > MODEL_LIMITS.texture)
      refuse('texture', `${head.width.toLocaleString('en')} × ${head.height.toLocaleString('en')}`);
    texels += head.width * head.height;
  }
  if (texels > MODEL_LIMITS.texels) refuse('texels', Math.round(texels / 1_000_000));
}

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

export type Json = Record<string, unknown>;

interface Glb {
  json: Json;
  binary: Buffer;
}

/** Reads the frame of the file alone, before anything in it is decoded. @throws FaultyModel */
export function readGlb(content: Buffer): Glb {
  if (content.length < HEADER_BYTES || content.readUInt32LE(0) !== MAGIC || content.readUInt32LE(4) !== 2)
    refuse('notGlb');
  if (content.readUInt32LE(8) !== content.length) refuse('cutOff');
  const chunks = chunksOf(content);
  if (chunks[0]?.type !== JSON_CHUNK) refuse('notGlb');
  return {
    json: parsed(chunks[0].bytes),
    binary: chunks.find(({ type }) => type === BINARY_CHUNK)?.bytes ?? Buffer.alloc(0),
  };
}

function chunksOf(content: Buffer): { type: number; bytes: Buffer }[] {
  const chunks = [];
  for (let at = HEADER_BYTES; at < content.length; ) {
    if (at + CHUNK_HEADER_BYTES > content.length) refuse('cutOff');
    const end = at + CHUNK_HEADER_BYTES + content.readUInt32LE(at);
    if (end > content.length) refuse('cutOff');
    chunks.push({
      type: content.readUInt32LE(at + 4),
      bytes: content.subarray(at + CHUNK_HEADER_BYTES, end),
    });
    at = end;
  }
  return chunks;
}

function parsed(bytes: Buffer): Json {
  try {
    const json: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Json;
  } catch {
    // Told below.
  }
  return refuse('notGlb');
}

/** Of a part that may be anything: the objects in the list by that name. */
const listIn = (json: Json, name: string): Json[] => {
  const list = json[name];
  return Array.isArray(list)
    ? list.map((one: unknown) => (typeof one === 'object' && one !== null ? (one as Json) : {}))
    : [];
};

const numberIn = (json: Json | undefined, name: string): number => {
  const value = json?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

/** What a model may have at most: more than any piece of furniture needs, and little enough for a phone. */
const MODEL_LIMITS = {
  bytes: 20 * 1024 * 1024,
  triangles: 300_000,
  vertices: 900_000,
  /** px a side. */
  texture: 4096,
  textures: 64,
  /** px of all textures; each takes four bytes of a phone's memory. */
  texels: 64 * 1024 * 1024,
  nodes: 5000,
} as const;

/** What may be in a file. Whatever else is only named as used is left out; what is required is refused. */
export const KNOWN_EXTENSIONS: readonly string[] = [
  'EXT_texture_webp',
  'KHR_materials_clearcoat',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_variants',
  'KHR_materials_volume',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
];
