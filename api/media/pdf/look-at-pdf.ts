import { readFile } from 'node:fs/promises';
import type { Fault } from '../../desk/contract/faults';
import { doesSomething } from './does-something';

export type PdfFault = Extract<Fault, 'notAPdf' | 'foreignPdf' | 'lockedPdf' | 'activePdf' | 'heavyPdf'>;

/** Nothing is drawn, and nothing of it is run. */
const OPTIONS = { verbosity: 0, isEvalSupported: false, disableFontFace: true, useSystemFonts: false };
/** Bytes in which readers look for the word that begins each PDF (ISO 32000-1, annex H.3.4.1). */
const HEAD = 1024;

/** What is wrong with a PDF for its visitors, if anything. To be called in a process of its own: it may take any time and memory. */
export async function lookAtPdf(file: string): Promise<PdfFault | null> {
  const content = await readFile(file);
  const start = content.subarray(0, HEAD).indexOf('%PDF-');
  if (start < 0) return 'notAPdf';
  // What is a PDF to one program may be a page or a script to another.
  if (start > 0) return 'foreignPdf';
  const found = doesSomething(content);
  if (found) return found;
  const { getDocument } = await import('unpdf/pdfjs');
  const opening = getDocument({ ...OPTIONS, data: new Uint8Array(content) });
  try {
    const pdf = await opening.promise;
    if (pdf.numPages === 0) return 'notAPdf';
    const { info } = (await pdf.getMetadata()) as { info: { IsXFAPresent?: boolean } };
    return info.IsXFAPresent || (await pdf.hasJSActions()) ? 'activePdf' : null;
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'lockedPdf' : 'notAPdf';
  } finally {
    await opening.destroy();
  }
}
