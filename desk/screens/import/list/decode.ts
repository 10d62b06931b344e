const NAMES = { utf8: 'utf-8', little: 'utf-16le', big: 'utf-16be', western: 'windows-1252' } as const;
/** Bytes that are looked at. */
const BEGINNING = 2000;

/** Of a text file as spreadsheets write them: with a mark at its beginning, or without one. */
export function decode(bytes: Uint8Array): string {
  const marked = [
    { mark: [0xef, 0xbb, 0xbf], name: NAMES.utf8 },
    { mark: [0xff, 0xfe], name: NAMES.little },
    { mark: [0xfe, 0xff], name: NAMES.big },
  ].find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  // A decoder leaves out the mark.
  if (marked) return new TextDecoder(marked.name).decode(bytes);
  const wide = wideName(bytes.subarray(0, BEGINNING));
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder(NAMES.utf8, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(NAMES.western).decode(bytes);
  }
}

/** Every other byte of letters is 0 in UTF-16. */
function wideName(beginning: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const share = (from: number) =>
    beginning.filter((byte, at) => at % 2 === from && byte === 0).length / (beginning.length / 2);
  if (share(1) > 0.4 && share(0) < 0.1) return NAMES.little;
  return share(0) > 0.4 && share(1) < 0.1 ? NAMES.big : undefined;
}
