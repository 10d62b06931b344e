import type { PdfDocument } from './pdf-document';
import type { SeenLine } from './seen-lines';

/** Text in Windows-1252, the letters of a PDF's standard fonts. */
interface WinAnsiText {
  text: string;
  /** False when a letter was replaced. */
  exact: boolean;
}

const KNOWN = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/;
const SPACES = /[\s\u00a0\u202f]+/g;
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const COMBINING = /\p{M}/gu;
/** Letters that do not decompose, and signs that look like another one. */
const LOOKALIKES: Record<string, string> = {
  '‐': '-',
  '‑': '-',
  '−': '-',
  ʼ: '’',
  '′': "'",
  '″': '"',
  '⁄': '/',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ẞ: 'SS',
};

/** Spaces become plain, accents beyond French are dropped ('Dvořák' → 'Dvorak'), other scripts become '?'. */
export function toWinAnsi(text: string): WinAnsiText {
  const composed = text.normalize('NFC').replace(UNSEEN, '').replace(SPACES, ' ');
  const written = [...composed].map(written1252).join('');
  return { text: written, exact: written === composed };
}

function written1252(letter: string): string {
  if (KNOWN.test(letter)) return letter;
  const plain = [...letter.normalize('NFKD').replace(COMBINING, '')];
  return plain.map((part) => LOOKALIKES[part] ?? (KNOWN.test(part) ? part : '?')).join('');
}

/** One CSS px in mm and in points. */
const MM = 25.4 / 96;
const POINTS = 72 / 96;
/** Share of a line's height above its baseline; about the same in both of our fonts. */
const BASELINE = 0.74;

/**
 * Invisible text over the picture, for search, copying and reading aloud. It is as wide as drawn and as high
 * as its line: pdftotext finds the order of columns by the white between lines.
 */
export function writeText(pdf: PdfDocument, lines: readonly SeenLine[]): void {
  pdf.setFont('helvetica');
  for (const line of lines) {
    const pieces = line.pieces.map(({ text, ...place }) => ({ ...place, ...toWinAnsi(text.trim()) }));
    pdf.setFontSize(line.leading * POINTS);
    const write = () => {
      for (const { text, left, width } of pieces) {
        pdf.text(text, left * MM, (line.top + line.height * BASELINE) * MM, {
          renderingMode: 'invisible',
          horizontalScale: (width * MM) / pdf.getTextWidth(text),
        });
      }
    };
    if (pieces.length === 1 && pieces[0]?.exact) write();
    else writeInstead(pdf, line.pieces.map(({ text }) => text.trim()).join(' '), write);
  }
}

/** ActualText for letters that the font lacks, and for pieces that form one line (PDF 1.7, 14.9.4). */
function writeInstead(pdf: PdfDocument, text: string, write: () => void): void {
  pdf.internal.write(`/Span << /ActualText <FEFF${utf16(text)}> >> BDC`);
  write();
  pdf.internal.write('EMC');
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');
