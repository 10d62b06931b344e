import type { PdfDocument } from './pdf-document';

/** One CSS px in mm. */
const MM = 25.4 / 96;

export interface SeenLink {
  url: string;
  /** CSS px from the sheet's corner. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the links of a sheet are, a box for each line of one. */
export function seenLinks(sheet: Element): SeenLink[] {
  const origin = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) =>
    [...link.getClientRects()].map(({ left, top, width, height }) => ({
      ...{ url: link.href, width, height },
      left: left - origin.left,
      top: top - origin.top,
    })),
  );
}

/** On the last page. */
export function writeLinks(pdf: PdfDocument, links: readonly SeenLink[]): void {
  for (const { url, left, top, width, height } of links)
    pdf.link(left * MM, top * MM, width * MM, height * MM, { url });
}
