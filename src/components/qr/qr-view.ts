import { encode } from 'uqr';
import { QUIET_ZONE } from './quiet-zone';

export interface QrView {
  /** Modules along a side, quiet zone included. */
  size: number;
  /** Dark modules as SVG path data, one unit a module. */
  path: string;
}

/** Any of the eight masks is readable; trying all takes ten times as long, for two codes a work. */
const MASK = 0;

/** UTF-8 with error correction M (15 % damage). Throws RangeError for more than 2,331 bytes. */
export function toQrView(text: string): QrView {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE, maskPattern: MASK });
  return { size, path: data.map(rowPath).join('') };
}

/** Rectangles for whole runs are shorter and seamless. The quiet zone ends every run before the right edge. */
const rowPath = (row: boolean[], y: number): string =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return '';
      const length = row.indexOf(false, x) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    })
    .join('');
