/** The part of jsPDF that we use; html2pdf.js has no types for it. Lengths in mm from the page's top left. */
export interface PdfDocument {
  addPage(): unknown;
  /** On the last page. */
  link(x: number, y: number, width: number, height: number, options: { url: string }): unknown;
  setProperties(properties: Partial<Record<'title' | 'author' | 'subject' | 'creator', string>>): unknown;
  /** @param tag BCP 47 */
  setLanguage(tag: string): unknown;
  viewerPreferences(preferences: { DisplayDocTitle: boolean }): unknown;
  setFont(family: string): unknown;
  setFontSize(points: number): unknown;
  getTextWidth(text: string): number;
  text(
    text: string,
    x: number,
    baseline: number,
    options: { renderingMode: 'invisible'; horizontalScale: number },
  ): unknown;
  output(type: 'blob'): Blob;
  internal: { write(operators: string): unknown };
}
