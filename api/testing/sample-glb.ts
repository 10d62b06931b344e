import { Document, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsVariants } from '@gltf-transform/extensions';

interface SampleGlb {
  /** Metres. */
  width: number;
  height: number;
  depth: number;
  /** Degrees about y of each copy that stands beside the others. */
  turns?: number[];
  picture?: Buffer;
  variants?: string[];
  /** The variant that shines; by a picture of the light where there is one. */
  shines?: string;
  glow?: Buffer;
}

/** A box on the floor, as a glTF binary that says of itself who made it. */
export async function sampleGlb({
  turns = [0],
  picture,
  variants = [],
  shines,
  glow,
  ...size
}: SampleGlb): Promise<Buffer> {
  const document = new Document();
  const root = document.getRoot();
  Object.assign(root.getAsset(), { copyright: 'Somebody', extras: { author: 'A. Uthor' } });
  const buffer = document.createBuffer();
  const [x, z] = [size.width / 2, size.depth / 2];
  const corners = [0, size.height].flatMap((y) => [-x, y, -z, x, y, -z, x, y, z, -x, y, z]);
  const sides = [0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 0, 4, 5, 0, 5, 1, 2, 6, 7, 2, 7, 3];
  const position = document
    .createAccessor()
    .setType('VEC3')
    .setArray(new Float32Array(corners))
    .setBuffer(buffer);
  const places = document
    .createAccessor()
    .setType('VEC2')
    .setArray(new Float32Array((corners.length / 3) * 2).map((_, at) => at % 3))
    .setBuffer(buffer);
  const indices = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(new Uint16Array(sides))
    .setBuffer(buffer);
  const material = document.createMaterial('C:\\Users\\author\\wood').setExtras({ note: 'A. Uthor' });
  if (picture)
    material.setBaseColorTexture(
      document
        .createTexture('wood')
        .setImage(new Uint8Array(picture))
        .setMimeType(picture[0] === 0x89 ? 'image/png' : 'image/jpeg'),
    );
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', position)
    .setAttribute('TEXCOORD_0', places)
    .setIndices(indices)
    .setMaterial(material);
  if (variants.length > 0) {
    const extension = document.createExtension(KHRMaterialsVariants);
    const mappings = extension.createMappingList();
    const light =
      glow && document.createTexture('light').setImage(new Uint8Array(glow)).setMimeType('image/jpeg');
    for (const name of variants) {
      const choice = document.createMaterial(name).setBaseColorFactor([variants.indexOf(name) / 9, 1, 1, 1]);
      if (name === shines) choice.setEmissiveFactor([1, 1, 1]).setEmissiveTexture(light ?? null);
      mappings.addMapping(
        extension.createMapping().setMaterial(choice).addVariant(extension.createVariant(name)),
      );
    }
    primitive.setExtension(KHRMaterialsVariants.EXTENSION_NAME, mappings);
  }
  const mesh = document.createMesh().addPrimitive(primitive);
  const scene = document.createScene();
  for (const [index, degrees] of turns.entries()) {
    const half = (degrees * Math.PI) / 360;
    const node = document.createNode(`piece-${index}`).setMesh(mesh);
    node
      .setRotation([0, Math.sin(half), 0, Math.cos(half)])
      .setTranslation([index * 2 * size.width, 0, index / 4]);
    scene.addChild(node);
  }
  root.setDefaultScene(scene);
  return Buffer.from(await new WebIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document));
}

/** The same file with other words in it. */
export function withJson(glb: Buffer, change: (json: Record<string, unknown>) => void): Buffer {
  const end = 20 + glb.readUInt32LE(12);
  const json = JSON.parse(glb.toString('utf8', 20, end)) as Record<string, unknown>;
  change(json);
  const text = JSON.stringify(json);
  const words = Buffer.from(text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4));
  const head = Buffer.from(glb.subarray(0, 20));
  head.writeUInt32LE(20 + words.length + glb.length - end, 8);
  head.writeUInt32LE(words.length, 12);
  return Buffer.concat([head, words, glb.subarray(end)]);
}
