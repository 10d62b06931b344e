import { useCallback, useEffect, useState } from 'react';
import { useColourMode } from '../../colour-mode/colour-mode-provider';
import { useLatest } from '../../../browser/use-latest';
import type { PieceModel } from '../arrangement/floor-piece';
import { LAMP_VARIANTS } from '../../../contract/models/model-type';

/** 'glTF', 'JSON' */
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const HEADER = 12;
const CHUNK_HEADER = 8;
const LIT = LAMP_VARIANTS[1];

interface Mapping {
  material: number;
  variants: number[];
}
interface Primitive {
  material?: number;
  extensions?: { KHR_materials_variants?: { mappings: Mapping[] } };
}
interface Gltf {
  extensions?: { KHR_materials_variants?: { variants: { name: string }[] } };
  meshes?: { primitives: Primitive[] }[];
}

/**
 * A model of a lamp (glTF binary) that is lit without being told to be: of several models in one view, model-viewer lets only
 * the first one choose a variant. What is no such model comes back as it is.
 */
export function litCopy(model: ArrayBuffer): ArrayBuffer {
  const head = new DataView(model);
  if (model.byteLength < HEADER + CHUNK_HEADER || head.getUint32(0, true) !== MAGIC) return model;
  const length = head.getUint32(HEADER, true);
  if (head.getUint32(HEADER + 4, true) !== JSON_CHUNK) return model;
  const start = HEADER + CHUNK_HEADER;
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(model, start, length))) as Gltf;
  if (!lightUp(gltf)) return model;
  return withJson(model, JSON.stringify(gltf), start + length);
}

/** @returns whether there was anything to light */
function lightUp({ extensions, meshes = [] }: Gltf): boolean {
  const lit = extensions?.KHR_materials_variants?.variants.findIndex(({ name }) => name === LIT) ?? -1;
  if (lit < 0) return false;
  for (const primitive of meshes.flatMap(({ primitives }) => primitives)) {
    const mapping = primitive.extensions?.KHR_materials_variants?.mappings.find(({ variants }) =>
      variants.includes(lit),
    );
    if (mapping) primitive.material = mapping.material;
  }
  return true;
}

/** @param rest where the chunks after the JSON begin */
function withJson(model: ArrayBuffer, json: string, rest: number): ArrayBuffer {
  const text = new TextEncoder().encode(json);
  // A chunk is a multiple of four bytes, filled with spaces.
  const length = Math.ceil(text.length / 4) * 4;
  const start = HEADER + CHUNK_HEADER;
  const copy = new Uint8Array(start + length + model.byteLength - rest).fill(0x20, start, start + length);
  copy.set(new Uint8Array(model, 0, HEADER));
  copy.set(text, start);
  copy.set(new Uint8Array(model, rest), start + length);
  const head = new DataView(copy.buffer);
  head.setUint32(8, copy.byteLength, true);
  head.setUint32(HEADER, length, true);
  head.setUint32(HEADER + 4, JSON_CHUNK, true);
  return copy.buffer;
}

/** What a model is shown from: its file, or in the evening the lit copy of a lamp. Undefined while that is being made. */
export function useLitModels(): (model: PieceModel) => string | undefined {
  const { value } = useColourMode();
  const isEvening = value === 'dark';
  const [copies, setCopies] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked] = useState(() => new Set<string>());
  const latest = useLatest(copies);
  useEffect(() => () => latest.current?.forEach((url) => URL.revokeObjectURL(url)), [latest]);

  const light = useCallback(
    async (file: string) => {
      if (asked.has(file)) return;
      asked.add(file);
      // A lamp that cannot be lit is shown as it is.
      const shown = await copyOf(file).catch(() => file);
      setCopies((known) => new Map([...known, [file, shown]]));
    },
    [asked],
  );
  return useCallback(
    ({ is_lamp, web: url }: PieceModel) => {
      if (!is_lamp || !isEvening) return url;
      void light(url);
      return copies.get(url);
    },
    [isEvening, copies, light],
  );
}

async function copyOf(file: string): Promise<string> {
  const answer = await fetch(file);
  const lit = litCopy(await answer.arrayBuffer());
  return URL.createObjectURL(new Blob([lit], { type: 'model/gltf-binary' }));
}
