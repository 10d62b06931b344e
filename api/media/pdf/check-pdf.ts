import path from 'node:path';
import { LaneLost, openLanes } from '../../lanes/lanes';
import { DeskError } from '../../desk/desk-error';
import type { PdfFault } from './look-at-pdf';

export interface PdfChecks {
  /** That visitors will be able to open it, and that it does nothing but be read. @throws DeskError that says what is wrong */
  check(file: string): Promise<void>;
  close(): void;
}

/** Many times what a PDF of the largest size needs. */
const KIND = { worker: path.join(__dirname, 'worker.ts'), count: 1, heap: 512, memory: 768 };

/** Looks at PDFs in a process of its own: one of 2.5 MB may unfold to 2.5 GB. */
export function openPdfChecks(): PdfChecks {
  const lanes = openLanes<string, PdfFault | null>(KIND);
  return {
    async check(file) {
      const fault = await lanes.run(file).catch((error: unknown) => {
        if (error instanceof LaneLost) return 'heavyPdf' as const;
        throw error;
      });
      if (fault) throw new DeskError(fault);
    },
    close: lanes.close,
  };
}
