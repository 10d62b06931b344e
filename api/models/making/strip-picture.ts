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
