import { refuse } from './model-fault';

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

export type Json = Record<string, unknown>;

export interface Glb {
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
export const listIn = (json: Json, name: string): Json[] => {
  const list = json[name];
  return Array.isArray(list)
    ? list.map((one: unknown) => (typeof one === 'object' && one !== null ? (one as Json) : {}))
    : [];
};

export const numberIn = (json: Json | undefined, name: string): number => {
  const value = json?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};
