import {
  type Document,
  Logger,
  type Property,
  type Texture,
  VertexLayout,
  WebIO,
} from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTTextureWebP } from '@gltf-transform/extensions';
import {
  cloneDocument,
  dedup,
  dequantize,
  listTextureSlots,
  prune,
  quantize,
  weld,
} from '@gltf-transform/functions';
import sharp from 'sharp';
import { type Json, KNOWN_EXTENSIONS, readGlb } from '../checks/check-model';
import { MODEL_RECIPE, type ModelFacts, type ModelForm } from '../model-facts';
import { measureModel } from './measure-model';

interface Made extends Omit<ModelFacts, 'version' | 'made'> {
  files: Record<ModelForm, Buffer>;
}

const EXTENSIONS = ALL_EXTENSIONS.filter(({ EXTENSION_NAME }) => KNOWN_EXTENSIONS.includes(EXTENSION_NAME));

/** @param content checked by `checkModel` */
export async function makeModel(content: Buffer): Promise<Made> {
  const io = new WebIO().registerExtensions(EXTENSIONS).setLogger(new Logger(Logger.Verbosity.SILENT));
  const document = await io.readBinary(new Uint8Array(content));
  document.setLogger(new Logger(Logger.Verbosity.SILENT));
  const measured = measureModel(document);
  cleanDocument(document);
  const original = await written(io, document);
  leaveOutUnseen(document);
  const { bits } = MODEL_RECIPE.web;
  const dequantized = uses(document, 'KHR_mesh_quantization') ? [dequantize()] : [];

  const plain = cloneDocument(document);
  await plain.transform(...dequantized, dedup(), prune(PRUNED));
  await toPlain(plain);
  dropExtensions(plain, ['EXT_texture_webp', 'KHR_mesh_quantization']);

  await document.transform(...dequantized, dedup(), weld(), prune(PRUNED));
  await toWebp(document);
  dropExtensions(document, ['EXT_texture_webp']);
  if (usesWebp(document)) document.createExtension(EXTTextureWebP).setRequired(true);
  roundTexcoords(document, bits.texcoord);
  await document.transform(
    quantize({
      quantizePosition: bits.position,
      quantizeNormal: bits.normal,
      quantizeTexcoord: bits.texcoord,
      quantizationVolume: 'mesh',
    }),
  );
  return {
    ...measured,
    files: {
      original,
      plain: await written(io, plain),
      // Columns of like numbers are what Brotli packs best.
      web: await written(io.setVertexLayout(VertexLayout.SEPARATE), document),
    },
  };
}

const PRUNED = { keepAttributes: false, keepSolidTextures: true };

const usesWebp = (document: Document): boolean =>
  document
    .getRoot()
    .listTextures()
    .some((texture) => texture.getMimeType() === 'image/webp');

const uses = (document: Document, name: string): boolean =>
  document
    .getRoot()
    .listExtensionsUsed()
    .some(({ extensionName }) => extensionName === name);

function dropExtensions(document: Document, names: readonly string[]): void {
  for (const extension of document.getRoot().listExtensionsUsed())
    if (names.includes(extension.extensionName)) extension.dispose();
}

const written = async (io: WebIO, document: Document): Promise<Buffer> =>
  unsigned(Buffer.from(await io.writeBinary(document)));

/**
 * Without what the file says of itself: who made it with what, where its parts lay on somebody's disk, notes. The names of
 * variants stay, as pages ask for them.
 */
function cleanDocument(document: Document): void {
  const root = document.getRoot();
  const { version } = root.getAsset();
  const asset = root.getAsset() as unknown as Record<string, unknown>;
  for (const name of Object.keys(asset)) delete asset[name];
  asset['version'] = version;
  root.setExtras({});
  const named: Property[] = [
    ...root.listScenes(),
    ...root.listNodes(),
    ...root.listMeshes(),
    ...root.listMeshes().flatMap((mesh) => mesh.listPrimitives()),
    ...root.listMaterials(),
    ...root.listTextures(),
    ...root.listAccessors(),
    ...root.listBuffers(),
    ...root.listSkins(),
  ];
  for (const one of named) one.setName('').setExtras({});
  for (const texture of root.listTextures()) {
    texture.setURI('');
    const picture = texture.getImage();
    if (picture) texture.setImage(new Uint8Array(stripPicture(Buffer.from(picture))));
  }
  for (const buffer of root.listBuffers()) buffer.setURI('');
}

/** What the page does not show: it turns the piece itself, in its own light. */
function leaveOutUnseen(document: Document): void {
  const root = document.getRoot();
  for (const animation of root.listAnimations()) animation.dispose();
  for (const camera of root.listCameras()) camera.dispose();
  const shown = root.getDefaultScene() ?? root.listScenes()[0];
  for (const scene of root.listScenes()) if (scene !== shown) scene.dispose();
  if (shown) root.setDefaultScene(shown);
}

/** The picture as it is, without what it says of author, place, camera and software; decoded by nobody. */
export function stripPicture(bytes: Buffer): Buffer {
  if (bytes.readUInt16BE(0) === 0xffd8) return stripJpeg(bytes);
  if (bytes.toString('latin1', 1, 4) === 'PNG') return stripPng(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return stripWebp(bytes);
  return bytes;
}

const SCAN = 0xda;
/** JFIF, colour profile and Adobe's colour transform: without them the colours would differ. */
const JPEG_KEPT = [0xe0, 0xe2, 0xee];
const isToldInJpeg = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !JPEG_KEPT.includes(marker));

function stripJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== SCAN) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!isToldInJpeg(bytes[at + 1]!)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

const PNG_TOLD = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];
const PNG_FRAME = 12;

function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + PNG_FRAME <= bytes.length; ) {
    const end = at + PNG_FRAME + bytes.readUInt32BE(at);
    if (!PNG_TOLD.includes(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

const WEBP_TOLD = ['EXIF', 'XMP '];
const RIFF_HEAD = 12;
/** Flags of VP8X that announce EXIF and XMP. */
const WEBP_FLAGS = 0x08 | 0x04;

function stripWebp(bytes: Buffer): Buffer {
  const kept = [Buffer.from(bytes.subarray(0, RIFF_HEAD))];
  for (let at = RIFF_HEAD; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const chunk = Buffer.from(bytes.subarray(at, end));
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'VP8X') chunk[8]! &= ~WEBP_FLAGS;
    if (!WEBP_TOLD.includes(name)) kept.push(chunk);
    at = end;
  }
  const stripped = Buffer.concat(kept);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return stripped;
}

/**
 * Places on textures that repeat lie outside 0 to 1 and cannot be quantized. Rounded to as many steps a texture they stay
 * floats, whose last digits are zeros that pack to nothing.
 */
function roundTexcoords(document: Document, bits: number): void {
  const steps = 2 ** bits;
  const seen = new Set<unknown>();
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives())
      for (const name of primitive.listSemantics()) {
        const places = primitive.getAttribute(name);
        const values = places?.getArray();
        if (!name.startsWith('TEXCOORD_') || !(values instanceof Float32Array) || seen.has(places)) continue;
        seen.add(places);
        places?.setArray(values.map((value) => Math.round(value * steps) / steps));
      }
}

type Kind = 'colour' | 'normal' | 'other';

function kindOf(texture: Texture): Kind {
  const slots = listTextureSlots(texture);
  if (slots.includes('normalTexture')) return 'normal';
  return slots.some((slot) => /color/i.test(slot)) ? 'colour' : 'other';
}

/** None becomes larger than it is. */
async function toWebp(document: Document): Promise<void> {
  const { effort, ...kinds } = MODEL_RECIPE.web;
  const encode = async (texture: Texture) => {
    const { px, quality } = kinds[kindOf(texture)];
    const picture = resized(texture, px);
    if (!picture) return;
    const made = await picture
      .webp({ quality, effort, smartSubsample: kindOf(texture) === 'normal' })
      .toBuffer();
    texture.setImage(new Uint8Array(made)).setMimeType('image/webp');
  };
  await Promise.all(document.getRoot().listTextures().map(encode));
}

/** JPEG, or PNG where there is a mask: what everybody reads. */
async function toPlain(document: Document): Promise<void> {
  const { px, quality } = MODEL_RECIPE.plain;
  for (const texture of document.getRoot().listTextures()) {
    const isWebp = texture.getMimeType() === 'image/webp';
    const [width = 0, height = 0] = texture.getSize() ?? [];
    const picture = isWebp || Math.max(width, height) > px ? resized(texture, px) : undefined;
    if (!picture) continue;
    const isMasked = isWebp || texture.getMimeType() === 'image/png';
    const keepsPng = isMasked && !(await isOpaque(texture));
    const made = await (keepsPng ? picture.png() : picture.jpeg({ quality, mozjpeg: true })).toBuffer();
    texture.setImage(new Uint8Array(made)).setMimeType(keepsPng ? 'image/png' : 'image/jpeg');
  }
}

function resized(texture: Texture, px: number): sharp.Sharp | undefined {
  const image = texture.getImage();
  return image
    ? sharp(image).resize({ width: px, height: px, fit: 'inside', withoutEnlargement: true })
    : undefined;
}

const isOpaque = async (texture: Texture): Promise<boolean> =>
  (await sharp(texture.getImage() ?? undefined).stats()).isOpaque;

const PADDING = 4;

/** Without the name of the software, which whoever writes a file puts in. */
function unsigned(glb: Buffer): Buffer {
  const { json, binary } = readGlb(glb);
  const asset: Json = { version: '2.0' };
  const text = JSON.stringify({ ...json, asset });
  const bytes = Buffer.byteLength(text);
  const words = Buffer.from(text.padEnd(text.length + ((PADDING - (bytes % PADDING)) % PADDING)));
  const chunks = [chunk('JSON', words), ...(binary.length > 0 ? [chunk('BIN\0', binary)] : [])];
  const head = Buffer.alloc(12);
  head.write('glTF', 0, 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([head, ...chunks]);
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}
