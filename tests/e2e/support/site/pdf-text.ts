import { execFile } from 'node:child_process';
import path from 'node:path';

interface PdfPage {
  /** Points. */
  width: number;
  height: number;
  /** In the order in which it is read. */
  text: string;
  links: string[];
  /** px of what is drawn. */
  pictures: { width: number; height: number }[];
}

interface PdfContent {
  title?: string;
  author?: string;
  language?: string;
  pages: PdfPage[];
}

const READER = path.resolve('tests/e2e/support/site/pdf-reader.mjs');

/** What a PDF holds. pdf.js is an ES module and brings a worker, so it has a process of its own. */
export async function readPdf(pdf: Buffer): Promise<PdfContent> {
  const output = await new Promise<string>((resolve, reject) => {
    const reader = execFile(process.execPath, [READER], { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    reader.stdin?.end(pdf);
  });
  return JSON.parse(output) as PdfContent;
}

/** The text of a PDF, one string a page, in the order in which it is read. */
export const pdfText = async (pdf: Buffer): Promise<string[]> =>
  (await readPdf(pdf)).pages.map(({ text }) => text);
