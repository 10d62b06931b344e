import { readFile } from 'node:fs/promises';
import { constants, inflateSync } from 'node:zlib';
import type { Fault } from '../../desk/contract/faults';

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

/** Each letter of a name may be written by its number: `/J#53` is `/JS` (ISO 32000-1, 7.3.5). */
const name = (word: string): string =>
  `/${[...word].map((sign) => `(?:${sign}|#${sign.charCodeAt(0).toString(16)})`).join('')}(?![^\\0\\s<>[\\](){}/%])`;
const SPACE = '(?:[\\0\\s]|%[^\\r\\n]{0,200}[\\r\\n])*';

/** What an action does is its `/S`. A PDF that is only read has none of these; Launch starts a program. */
const ACTIONS = new RegExp(`${name('S')}${SPACE}(?:${name('JavaScript')}|${name('Launch')})`, 'i');
/** Objects may be folded together. */
const FOLDED = new RegExp(`${name('ObjStm')}[^]{0,2000}?stream\\r?\\n`, 'gi');
/** Bytes that objects may unfold to: thousands of pages, since pictures and texts are not among them. */
const MOST = 64 * 1024 * 1024;

/**
 * Scripts and starts of programs, wherever they stand: also in what no reader comes to. Folded objects of a PDF that may not be
 * changed are enciphered, and not looked into.
 */
function doesSomething(content: Buffer): 'activePdf' | 'heavyPdf' | null {
  const text = content.toString('latin1');
  if (ACTIONS.test(text)) return 'activePdf';
  let left = MOST;
  for (const { index, 0: head } of text.matchAll(FOLDED)) {
    const from = index + head.length;
    const to = text.indexOf('endstream', from);
    const objects = unfold(content.subarray(from, to < 0 ? undefined : to), left);
    if (objects === 'tooLarge') return 'heavyPdf';
    if (ACTIONS.test(objects)) return 'activePdf';
    left -= objects.length;
  }
  return null;
}

/** Empty where it was not folded, or in another way. */
function unfold(bytes: Buffer, most: number): string {
  try {
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(bytes, options).toString('latin1');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : '';
  }
}
