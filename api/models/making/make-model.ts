import { type Document, Logger, WebIO, VertexLayout } from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTTextureWebP } from '@gltf-transform/extensions';
import { cloneDocument, dedup, dequantize, prune, quantize, weld } from '@gltf-transform/functions';
import { KNOWN_EXTENSIONS } from '../checks/model-limits';
import type { ModelFacts, ModelForm } from '../model-facts';
import { cleanDocument, leaveOutUnseen } from './clean-document';
import { measureModel } from './measure-model';
import { MODEL_RECIPE } from './model-recipe';
import { roundTexcoords } from './round-texcoords';
import { toPlain, toWebp } from './textures';
import { unsigned } from './unsigned';

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
