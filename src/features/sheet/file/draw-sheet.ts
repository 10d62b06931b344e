import html2pdf from 'html2pdf.js';
import { SHEET } from '../paper/sheet-layout';
import type { PdfDocument } from './pdf-document';
import { CSS_DPI, DPI } from './resolution';

/** A sheet is to have less than 1 MB; tried in turn, until it has. */
const QUALITIES = [0.88, 0.78, 0.65, 0.5];
const MOST_BYTES = 960_000;

type Worker = InstanceType<typeof html2pdf.Worker>;

/** CSS px of the sheet; a height rounded up would begin a second page. */
const WIDTH = Math.floor((SHEET.width * CSS_DPI) / 25.4);
const SIZE = { width: WIDTH, height: Math.floor((WIDTH * SHEET.height) / SHEET.width) };

/**
 * A sheet as one picture on one page of a PDF, its links laid over it. Nothing of it depends on the window: the copy
 * that is drawn has one of its own.
 * @param sheet stands in the document in its true size, its picture decoded
 * @param onDrawn called when the picture is there, and the file begins
 * @throws when the browser can't draw it, for want of memory for example
 */
export async function drawSheet(sheet: HTMLElement, onDrawn: () => void): Promise<PdfDocument> {
  const worker = html2pdf()
    .set({
      html2canvas: {
        ...SIZE,
        scale: DPI / CSS_DPI,
        windowWidth: SIZE.width,
        windowHeight: SIZE.height,
        scrollX: 0,
        scrollY: 0,
        logging: false,
        ignoreElements: isElsewhere,
        onclone: settle,
      },
      jsPDF: {
        unit: 'mm',
        format: 'a4',
        orientation: 'portrait',
        putOnlyUsedFonts: true,
        compress: true,
      } as object,
    })
    .from(sheet);
  try {
    await loadFonts(document);
    await worker.toContainer();
    // It lies over the page, unseen: neither pointer nor keyboard nor screen reader is to find it.
    ((await worker.get('overlay')) as HTMLElement).inert = true;
    await worker.toCanvas();
    onDrawn();
    await aMoment();
    return await withinBounds(worker);
  } finally {
    for (const copy of document.querySelectorAll(COPIES)) copy.remove();
  }
}

/** What html2pdf.js and html2canvas stand the copy in; they leave it behind when they fail. */
const COPIES = '.html2pdf__overlay, .html2canvas-container';

/** The rest of the page would be copied, too, and its pictures waited for. */
const isElsewhere = (element: Element): boolean =>
  element.parentElement === document.body && !element.matches(COPIES) && element.tagName !== 'STYLE';

/** Waits until the copy looks like what it is a copy of. */
async function settle(copy: Document): Promise<void> {
  await loadFonts(copy);
  await Promise.all([...copy.images].map((image) => image.decode()));
}

/** A font is fetched when it is first seen, which is too late for a drawing. Without it, the next family is drawn. */
async function loadFonts({ fonts }: Document): Promise<void> {
  await Promise.allSettled([...fonts].map((face) => face.load()));
}

/** For the page to say how far it is, before the file takes all of the browser's time. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

async function withinBounds(worker: Worker): Promise<PdfDocument> {
  let pdf: PdfDocument | undefined;
  for (const quality of QUALITIES) {
    await worker.set({ image: { type: 'jpeg', quality }, pdf: null } as object).toPdf();
    pdf = (await worker.get('pdf')) as PdfDocument;
    if (pdf.output('blob').size <= MOST_BYTES) break;
  }
  if (!pdf) throw new Error('There is no quality to draw the sheet in');
  return pdf;
}
