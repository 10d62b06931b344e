import { readGlb, type Json } from '../checks/read-glb';

const PADDING = 4;

/** Without the name of the software, which whoever writes a file puts in. */
export function unsigned(glb: Buffer): Buffer {
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
