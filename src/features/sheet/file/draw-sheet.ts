import html2pdf from 'html2pdf.js/src/index.js';
import { SHEET } from '../paper/sheet-layout';
import type { PdfDocument } from './pdf-document';
import { CSS_DPI, DPI, PAGE_DPI } from './resolution';

/** JPEG qualities, tried in turn until the file has less than 1 MB. */
const QUALITIES = [0.88, 0.78, 0.65, 0.5];
const MOST_BYTES = 960_000;
/** Of one page of many: some 200 kB. */
const PAGE_QUALITY = 0.8;

type Worker = InstanceType<typeof html2pdf.Worker>;

/** CSS px; a height rounded up would begin a second page. */
const WIDTH = Math.floor((SHEET.width * CSS_DPI) / 25.4);
const SIZE = { width: WIDTH, height: Math.floor((WIDTH * SHEET.height) / SHEET.width) };

/** @param sheet stands in the document in true size, decoded @throws when the browser can't draw it */
export const drawSheet = (sheet: HTMLElement, onDrawn: () => void): Promise<PdfDocument> =>
  draw(sheet, { dpi: DPI, enableLinks: true }, async (worker) => {
    onDrawn();
    await aMoment();
    return withinBounds(worker);
  });

/** One more page, without its links, which would all be on the first. @param before the document so far; without it a new one @throws when the browser can't draw it */
export const drawPage = (sheet: HTMLElement, before: PdfDocument | undefined): Promise<PdfDocument> =>
  draw(sheet, { dpi: PAGE_DPI, enableLinks: false }, async (worker) => {
    await aMoment();
    before?.addPage();
    await worker
      .set({ image: { type: 'jpeg', quality: PAGE_QUALITY }, pdf: before ?? null } as object)
      .toPdf();
    return (await worker.get('pdf')) as PdfDocument;
  });

async function draw(
  sheet: HTMLElement,
  { dpi, enableLinks }: { dpi: number; enableLinks: boolean },
  finish: (worker: Worker) => Promise<PdfDocument>,
): Promise<PdfDocument> {
  const worker = html2pdf()
    .set({
      enableLinks,
      html2canvas: {
        ...SIZE,
        scale: dpi / CSS_DPI,
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
    // The copy lies over the page, unseen: keeps pointer, keyboard and screen readers out.
    ((await worker.get('overlay')) as HTMLElement).inert = true;
    await worker.toCanvas();
    return await finish(worker);
  } finally {
    for (const copy of document.querySelectorAll(COPIES)) copy.remove();
  }
}

/** Containers of html2pdf.js and html2canvas, which leave them behind when they fail. */
const COPIES = '.html2pdf__overlay, .html2canvas-container';

/** Left out of the copy: their pictures would be waited for. */
const isElsewhere = (element: Element): boolean =>
  element.parentElement === document.body && !element.matches(COPIES) && element.tagName !== 'STYLE';

async function settle(copy: Document): Promise<void> {
  await loadFonts(copy);
  await Promise.all([...copy.images].map((image) => image.decode()));
}

/** A font is fetched when first seen, too late for a drawing. On failure the next family is drawn. */
async function loadFonts({ fonts }: Document): Promise<void> {
  await Promise.allSettled([...fonts].map((face) => face.load()));
}

/** Lets the page show its progress before the file blocks it. */
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
