import { UnreadableList } from './table';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const DEFLATED = 8;
/** Bytes: the shortest end, and the longest comment behind it. */
const SHORTEST_END = 22;
const LONGEST_END = SHORTEST_END + 0xffff;

interface Entry {
  name: string;
  isDeflated: boolean;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Files of a ZIP, never more than `most` bytes of them together, whatever its directory says.
 *
 * @throws UnreadableList for one that is damaged, or larger than that
 */
export async function unzip(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (name: string) => boolean,
  most: number,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let left = most;
  for (const { name, isDeflated, content } of entriesOf(bytes)) {
    if (!isWanted(name)) continue;
    const file = isDeflated ? await inflate(content, left) : content;
    left -= file.length;
    if (left < 0) throw new UnreadableList('tooMuch');
    files.set(name, file);
  }
  return files;
}

function* entriesOf(bytes: Uint8Array<ArrayBuffer>): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    for (let number = 0; number < count; number += 1) {
      if (view.getUint32(at, true) !== ENTRY) throw new UnreadableList('damaged');
      const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
      const local = view.getUint32(at + 42, true);
      if (view.getUint32(local, true) !== LOCAL) throw new UnreadableList('damaged');
      const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const content = bytes.subarray(begin, begin + view.getUint32(at + 20, true));
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength!));
      yield { name, isDeflated: view.getUint16(at + 10, true) === DEFLATED, content };
      at += 46 + nameLength! + extra! + comment!;
    }
  } catch (error) {
    // Beyond its end.
    throw error instanceof RangeError ? new UnreadableList('damaged') : error;
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - SHORTEST_END;
  for (let at = last; at >= Math.max(0, view.byteLength - LONGEST_END); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new UnreadableList('damaged');
}

async function inflate(content: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > most) throw new UnreadableList('tooMuch');
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof UnreadableList ? error : new UnreadableList('damaged');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
