import { Global } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { saveFile } from '../../../browser/save-file';
import { downloadName } from '../../../contract/text/download-name';
import { useLocale } from '../../../i18n/use-locale';
import { useSite } from '../../../page/site-context';
import { describePdf } from '../file/describe-pdf';
import { drawPage } from '../file/draw-sheet';
import { loadSeenPicture } from '../file/load-seen-picture';
import type { PdfDocument } from '../file/pdf-document';
import { seenLines } from '../file/seen-lines';
import { MEASURABLE, stageStyles } from '../file/sheet-stage';
import { seenLinks, writeLinks } from '../file/write-links';
import { writeText } from '../file/write-text';
import { Sheet } from '../paper/sheet';
import { withoutPicture } from '../sheet-view';
import { RoomPaper } from './room-paper';
import { papersOf, type RoomPaper as Paper, type RoomSheetView } from './room-sheet-view';

export interface RoomSheetMakerProps {
  sheet: RoomSheetView;
  onPercent: (percent: number) => void;
  /** `missing`: how many pictures could not be had. */
  onMade: (file: { name: string; missing: number }) => void;
  onFailed: () => void;
}

interface ShownPaper {
  paper: Paper;
  pictureUrl: string | undefined;
}

/** Makes the file when mounted, a page at a time; unmounting gives it up. */
export function RoomSheetMaker({ sheet, onPercent, onMade, onFailed }: RoomSheetMakerProps) {
  const locale = useLocale();
  const { name: gallery } = useSite();
  const [shown, setShown] = useState<ShownPaper>();
  const stage = useRef<HTMLDivElement>(null);

  /** @returns the document with the page in it, and whether its picture is missing */
  const addPage = async (paper: Paper, before: PdfDocument | undefined, leaving: AbortSignal) => {
    const picture = paper.kind === 'piece' ? paper.view.picture : undefined;
    // Also without a picture: React renders nothing at once while it mounts.
    const pictureUrl = await (picture && loadSeenPicture(picture, leaving));
    try {
      leaving.throwIfAborted();
      // It has to stand in the document before it can be drawn.
      flushSync(() => setShown({ paper, pictureUrl }));
      const element = stage.current?.firstElementChild as HTMLElement;
      const [lines, links] = [seenLines(element), seenLinks(element)];
      const pdf = await drawPage(element, before);
      writeText(pdf, lines);
      writeLinks(pdf, links);
      return { pdf, isIncomplete: Boolean(picture) && !pictureUrl };
    } finally {
      if (pictureUrl) URL.revokeObjectURL(pictureUrl);
    }
  };

  const make = async (leaving: AbortSignal) => {
    const papers = papersOf(sheet);
    let pdf: PdfDocument | undefined;
    let missing = 0;
    try {
      for (const [index, paper] of papers.entries()) {
        const added = await addPage(paper, pdf, leaving);
        leaving.throwIfAborted();
        pdf = added.pdf;
        if (added.isIncomplete) missing += 1;
        onPercent(Math.round(((index + 1) / papers.length) * 100));
      }
      if (!pdf) throw new Error('A room without pages');
      const { title, client = '', asOf } = sheet;
      describePdf(pdf, {
        title: [title, client].filter(Boolean).join(', '),
        author: gallery,
        subject: asOf,
        gallery,
        locale,
      });
      const name = downloadName([gallery, title], 'pdf');
      saveFile(pdf.output('blob'), name);
      onMade({ name, missing });
    } catch {
      if (!leaving.aborted) onFailed();
    }
  };
  // One file for each mount, whatever is rendered meanwhile.
  const makeOnce = useRef(make);
  useEffect(() => {
    const leaving = new AbortController();
    void makeOnce.current(leaving.signal);
    return () => leaving.abort();
  }, []);

  if (!shown) return null;
  return createPortal(
    <div ref={stage} sx={stageStyles}>
      <ShownPage {...shown} sheet={sheet} />
      <Global styles={MEASURABLE} />
    </div>,
    document.body,
  );
}

function ShownPage({ paper, pictureUrl, sheet }: ShownPaper & { sheet: RoomSheetView }) {
  if (paper.kind !== 'piece') return <RoomPaper paper={paper} sheet={sheet} />;
  const view = pictureUrl ? paper.view : withoutPicture(paper.view);
  return <Sheet view={view} file={{ pictureUrl }} />;
}
