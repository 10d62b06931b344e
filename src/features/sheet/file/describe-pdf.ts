import { LOCALES, type LocaleCode } from '../../../i18n/locales';
import type { PdfDocument } from './pdf-document';

interface PdfFacts {
  title: string;
  author: string;
  subject: string;
  gallery: string;
  locale: LocaleCode;
}

/** What readers of PDF show of a file: its properties and its language. */
export function describePdf(pdf: PdfDocument, { title, author, subject, gallery, locale }: PdfFacts): void {
  pdf.setProperties({
    title: inProperty(title),
    author: inProperty(author),
    subject: inProperty(subject),
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
