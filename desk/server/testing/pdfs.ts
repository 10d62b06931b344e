import { createHash } from 'node:crypto';

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

/**
 * One empty page. @param lock `open`: a password is wanted to open it; `change`: only to change it, so that anybody reads it
 */
export function pdf(lock?: 'open' | 'change'): Buffer {
  const user = lock === 'change' ? withoutPassword() : Buffer.alloc(32, 3);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...(lock
      ? [
          `<< /Filter /Standard /V 1 /R 2 /O <${OWNER.toString('hex')}> /U <${user.toString('hex')}> /P ${MAY} >>`,
        ]
      : []),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  const id = ID.toString('hex');
  const locked = lock ? ` /Encrypt 4 0 R /ID [<${id}> <${id}>]` : '';
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${locked} >>\nstartxref\n${start}\n%%EOF\n`,
  );
}
