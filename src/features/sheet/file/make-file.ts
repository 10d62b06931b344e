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
  gallery: string;
}

/** Adds text and properties to the drawn sheet. @throws when the browser can't draw it */
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

/** Low byte of letters such as 'č', which readers take for a line end. */
const LINE_END = 0x0d;

/**
 * A text for a PDF's properties. jsPDF writes Latin-1 as it is, but PDFDocEncoding has € for the no-break
 * space and no soft hyphen. Of other letters readers may take the low byte for a line end; decomposed letters
 * have no such byte.
 */
const inProperty = (text: string): string =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/\u00ad/g, '')
    .replace(/[\u0100-\uffff]/g, (sign) =>
      sign.charCodeAt(0) % 0x100 === LINE_END ? sign.normalize('NFD') : sign,
    );
