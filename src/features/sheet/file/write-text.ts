import type { PdfDocument } from './pdf-document';
import type { SeenLine } from './seen-lines';
import { toWinAnsi } from './win-ansi';

/** A CSS px in mm and in points. */
const MM = 25.4 / 96;
const POINTS = 72 / 96;
/** How far below a line's top its baseline is; about the same in both of our fonts. */
const BASELINE = 0.74;

/**
 * Lays the words over their picture, unseen, so that the sheet can be searched, copied and read aloud. They are as wide
 * as in the picture, whatever the standard font makes of them, and as high as their line: readers that find the order
 * of columns by the white between lines (pdftotext) then see a column as one.
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

/**
 * Says what the letters stand for, where the font has not the right ones, and that pieces side by side are one line
 * (PDF 1.7, 14.9.4 'Replacement Text').
 */
function writeInstead(pdf: PdfDocument, text: string, write: () => void): void {
  pdf.internal.write(`/Span << /ActualText <FEFF${utf16(text)}> >> BDC`);
  write();
  pdf.internal.write('EMC');
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');
