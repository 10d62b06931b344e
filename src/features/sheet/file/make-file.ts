import { joinNames } from '../../../i18n/formats/lists';
import { LOCALES, type LocaleCode } from '../../../i18n/locales';
import type { SheetView } from '../sheet-view';
import { drawSheet } from './draw-sheet';
import type { PdfDocument } from './pdf-document';
import { seenLines } from './seen-lines';
import { writeText } from './write-text';

interface FileFacts {
  view: SheetView;
  locale: LocaleCode;
  /** The gallery's name. */
  gallery: string;
}

/**
 * A sheet that stands in the document as a PDF that can be read: its picture, its words, and what a library or a screen
 * reader asks of a file.
 * @throws when the browser can't draw it
 */
export async function makeFile(
  sheet: HTMLElement,
  facts: FileFacts,
  onDrawn: () => void,
): Promise<PdfDocument> {
  const lines = seenLines(sheet);
  const pdf = await drawSheet(sheet, onDrawn);
  writeText(pdf, lines);
  describe(pdf, facts);
  return pdf;
}

function describe(pdf: PdfDocument, { view, locale, gallery }: FileFacts): void {
  const { title, creators, date, facts, reference } = view;
  const author = inProperty(joinNames(creators, locale));
  pdf.setProperties({
    title: inProperty([title, author].filter(Boolean).join(', ')),
    author,
    subject: inProperty([date, ...facts, reference].filter(Boolean).join(', ')),
    creator: inProperty(gallery),
  });
  pdf.setLanguage(LOCALES[locale].tag);
  pdf.viewerPreferences({ DisplayDocTitle: true });
}

/** A letter whose second byte is that of a line end: 'č'. */
const LINE_END = 0x0d;

/**
 * A text as a PDF may say it of itself. jsPDF writes Latin-1 as it is, where a PDF's own letters (PDFDocEncoding) have € for
 * the space that does not break, and nothing for a hyphen that is not seen; of other letters it writes both bytes, of
 * which readers take one that ends a line for another: the letter and its accent apart have no such byte.
 */
const inProperty = (text: string): string =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/\u00ad/g, '')
    .replace(/[\u0100-\uffff]/g, (sign) =>
      sign.charCodeAt(0) % 0x100 === LINE_END ? sign.normalize('NFD') : sign,
    );
