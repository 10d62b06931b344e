/** @jest-environment node */
import { Document, WebIO, type Material } from '@gltf-transform/core';
import { KHRMaterialsVariants } from '@gltf-transform/extensions';
import { litCopy } from './lit-copy';

const io = new WebIO().registerExtensions([KHRMaterialsVariants]);

async function lamp(names: readonly string[]): Promise<ArrayBuffer> {
  const document = new Document();
  const variants = document.createExtension(KHRMaterialsVariants);
  const materials = names.map((name) => document.createMaterial(name));
  const mappings = names.map((name, index) =>
    variants.createMapping().setMaterial(materials[index]!).addVariant(variants.createVariant(name)),
  );
  const list = mappings.reduce((all, mapping) => all.addMapping(mapping), variants.createMappingList());
  const position = document
    .createAccessor()
    .setType('VEC3')
    .setArray(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]))
    .setBuffer(document.createBuffer());
  const shade = document
    .createPrimitive()
    .setAttribute('POSITION', position)
    .setMaterial(materials[0] ?? null);
  if (names.length > 0) shade.setExtension('KHR_materials_variants', list);
  const mesh = document.createMesh().addPrimitive(shade);
  document.createScene().addChild(document.createNode().setMesh(mesh));
  const bytes = await io.writeBinary(document);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

const materialIn = async (model: ArrayBuffer): Promise<Material | null> => {
  const document = await io.readBinary(new Uint8Array(model));
  return document.getRoot().listMeshes()[0]!.listPrimitives()[0]!.getMaterial();
};

it('is lit, and else the same', async () => {
  const dark = await lamp(['off', 'lit']);
  expect((await materialIn(dark))?.getName()).toBe('off');
  const lit = litCopy(dark);
  expect((await materialIn(lit))?.getName()).toBe('lit');
  expect((await materialIn(dark))?.getName()).toBe('off');
});

it('is the very model where nothing can be lit', async () => {
  for (const model of [await lamp([]), await lamp(['red', 'blue']), new ArrayBuffer(3), new ArrayBuffer(64)])
    expect(litCopy(model)).toBe(model);
});
