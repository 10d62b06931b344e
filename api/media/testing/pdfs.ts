import { createHash } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';

/** By which passwords are filled up (ISO 32000-1, algorithm 2). */
const FILL = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ID = Buffer.alloc(16, 7);
const OWNER = Buffer.alloc(32, 9);
const MAY = -44;

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => ([box[one], box[other]] = [box[other]!, box[one]!]);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + box[at]! + key[at % key.length]!) % 256;
    swap(at, other);
  }
  let [one, other] = [0, 0];
  return data.map((byte) => {
    one = (one + 1) % 256;
    other = (other + box[one]!) % 256;
    swap(one, other);
    return byte ^ box[(box[one]! + box[other]!) % 256]!;
  }) as Buffer;
}

/** What a reader compares an empty password with. */
function withoutPassword(): Buffer {
  const may = Buffer.alloc(4);
  may.writeInt32LE(MAY);
  const key = createHash('md5')
    .update(Buffer.concat([FILL, OWNER, may, ID]))
    .digest()
    .subarray(0, 5);
  return rc4(key, FILL);
}

interface Made {
  /** `open`: a password is wanted to open it; `change`: only to change it, so that anybody reads it. */
  lock?: 'open' | 'change';
  /** More of what its first object says. */
  catalog?: string;
  /** Objects from the fifth on. */
  more?: (string | Buffer)[];
}

/** One empty page. */
export function pdf({ lock, catalog = '', more = [] }: Made = {}): Buffer {
  const user = lock === 'change' ? withoutPassword() : Buffer.alloc(32, 3);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    lock
      ? `<< /Filter /Standard /V 1 /R 2 /O <${OWNER.toString('hex')}> /U <${user.toString('hex')}> /P ${MAY} >>`
      : 'null',
    ...more,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object.toString('latin1')}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  const id = ID.toString('hex');
  const locked = lock ? ` /Encrypt 4 0 R /ID [<${id}> <${id}>]` : '';
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${locked} >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

/** @param about what its dictionary says beside its length */
export function folded(about: string, packed: Buffer): Buffer {
  const head = `<< ${about} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
}

const PART = 16 * 1024 * 1024;

/** So many bytes of nothing, a thousandth as large, which take no time to make. */
export function packedNothing(bytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(PART), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    Buffer.from('789c', 'hex'),
    ...Array.from({ length: Math.ceil(bytes / PART) }, () => part),
    // The last block, and a sum that nobody checks.
    Buffer.from('030000000001', 'hex'),
  ]);
}

/** Its table of objects, which is read first, unfolds to so many bytes. */
export function unfoldingPdf(bytes: number): Buffer {
  const table = folded(
    `/Type /XRef /Size ${Math.floor(bytes / 4)} /W [1 2 1] /Root 1 0 R`,
    packedNothing(bytes),
  );
  const before = Buffer.from('%PDF-1.5\n');
  return Buffer.concat([
    before,
    Buffer.from('5 0 obj\n'),
    table,
    Buffer.from(`\nendobj\nstartxref\n${before.length}\n%%EOF\n`),
  ]);
}
