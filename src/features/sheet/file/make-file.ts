import { joinNames } from '../../../i18n/formats/lists';
import type { LocaleCode } from '../../../i18n/locales';
import type { SheetView } from '../sheet-view';
import { describePdf } from './describe-pdf';
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
  { view, locale, gallery }: FileFacts,
  onDrawn: () => void,
): Promise<PdfDocument> {
  const lines = seenLines(sheet);
  const pdf = await drawSheet(sheet, onDrawn);
  writeText(pdf, lines);
  const { title, creators, date, facts, reference } = view;
  const author = joinNames(creators, locale);
  describePdf(pdf, {
    title: [title, author].filter(Boolean).join(', '),
    author,
    subject: [date, ...facts, reference].filter(Boolean).join(', '),
    gallery,
    locale,
  });
  return pdf;
}
