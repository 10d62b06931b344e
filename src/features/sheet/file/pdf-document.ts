/** What we use of jsPDF, which html2pdf.js brings along without types. Lengths in mm, from the page's top left. */
export interface PdfDocument {
  setProperties(properties: Partial<Record<'title' | 'author' | 'subject' | 'creator', string>>): unknown;
  /** @param tag BCP 47; those of our languages are known */
  setLanguage(tag: string): unknown;
  viewerPreferences(preferences: { DisplayDocTitle: boolean }): unknown;
  setFont(family: string): unknown;
  /** @param points */
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
