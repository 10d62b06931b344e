import { encode } from 'uqr';
import { QUIET_ZONE } from './quiet-zone';

/** A QR code ready to be drawn. View models are made by the build, so no page of it needs the encoder. */
export interface QrView {
  /** Modules along a side, quiet zone included. */
  size: number;
  /** The dark modules as SVG path data, one unit a module. */
  path: string;
}

/**
 * Each of the eight patterns that may lie over the data gives a code that any reader reads. Trying them all for the most
 * even one takes ten times as long as the rest of the code, and a large catalogue has two codes for each work.
 */
const MASK = 0;

/**
 * The QR code of a text, as UTF-8, with error correction M, which bears 15 % of dirt and damage.
 * @throws RangeError for a text longer than 2,331 bytes
 */
export function toQrView(text: string): QrView {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE, maskPattern: MASK });
  return { size, path: data.map(rowPath).join('') };
}

/**
 * Neighbours in a row are one rectangle, which is shorter and has no seams. Every run ends before the right edge, for
 * the quiet zone is there.
 */
const rowPath = (row: boolean[], y: number): string =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return '';
      const length = row.indexOf(false, x) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    })
    .join('');
