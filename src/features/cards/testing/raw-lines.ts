/**
 * The lines of a card or calendar as they are written, before they are unfolded.
 * @throws Error where the rules of both formats are broken: CRLF after every line, 75 octets at most, whole characters
 */
export function rawLines(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`A line end within ${JSON.stringify(line)}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`${Buffer.byteLength(line)} octets: ${line}`);
    // Half of a pair becomes the sign for what can't be written.
    if (Buffer.from(line).toString() !== line) throw new Error(`A character cut in two: ${line}`);
  }
  return lines;
}
