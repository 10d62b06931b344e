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
  const author = joinNames(creators, locale);
  pdf.setProperties({
    title: [title, author].filter(Boolean).join(', '),
    author,
    subject: [date, ...facts, reference].filter(Boolean).join(', '),
    creator: gallery,
  });
  pdf.setLanguage(LOCALES[locale].tag);
  pdf.viewerPreferences({ DisplayDocTitle: true });
}
