import type { PdfDocument } from './pdf-document';
import type { SeenLine } from './seen-lines';
import { toWinAnsi } from './win-ansi';

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
