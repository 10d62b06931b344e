import { readFile } from 'node:fs/promises';
import { DeskError } from '../desk-error';

/** Nothing is drawn, and nothing of it is run. */
const OPTIONS = { verbosity: 0, isEvalSupported: false, disableFontFace: true, useSystemFonts: false };
/** Bytes in which the word that begins each PDF stands (ISO 32000-1, annex H.3.4.1). */
const HEAD = 1024;

/** That visitors will be able to open it. @throws DeskError that says what is wrong with it */
export async function checkPdf(file: string): Promise<void> {
  const content = await readFile(file);
  if (!content.subarray(0, HEAD).includes('%PDF-')) throw new DeskError('notAPdf');
  // Loaded with the first one: most starts of the API see none.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const opening = getDocument({ ...OPTIONS, data: new Uint8Array(content) });
  try {
    const { numPages } = await opening.promise;
    if (numPages === 0) throw new DeskError('notAPdf');
  } catch (error) {
    throw new DeskError((error as Error).name === 'PasswordException' ? 'lockedPdf' : 'notAPdf');
  } finally {
    await opening.destroy();
  }
}
