import '../../../i18n/lazy/of-work';
import { Global } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { downloadName } from '../../../contract/text/download-name';
import { saveFile } from '../../../browser/save-file';
import { useSite } from '../../../page/site-context';
import { useLocale } from '../../../i18n/use-locale';
import { Sheet } from '../paper/sheet';
import { withoutPicture, type SheetView } from '../sheet-view';
import { loadPicture, pictureUrlFor } from './load-picture';
import { MEASURABLE, stageStyles } from './sheet-stage';
import { joinNames } from '../../../i18n/formats/lists';
import type { LocaleCode } from '../../../i18n/locales';
import { describePdf } from './describe-pdf';
import { drawSheet } from './draw-sheet';
import type { PdfDocument } from './pdf-document';
import { seenLines } from './seen-lines';
import { writeText } from './write-text';

export interface SheetMakerProps {
  view: SheetView;
  onStep: (step: 'picture' | 'drawing') => void;
  /** `complete` unless the picture could not be fetched. */
  onMade: (file: { name: string; complete: boolean }) => void;
  onFailed: () => void;
}

/** Makes the file when mounted; unmounting gives it up. */
export function SheetMaker({ view, onStep, onMade, onFailed }: SheetMakerProps) {
  const locale = useLocale();
  const { name: gallery } = useSite();
  const [shown, setShown] = useState<{ view: SheetView; pictureUrl: string | undefined }>();
  const stage = useRef<HTMLDivElement>(null);

  const make = async (leaving: AbortSignal) => {
    const { picture } = view;
    const pictureUrl = await (picture && loadPicture(pictureUrlFor(picture), leaving));
    try {
      leaving.throwIfAborted();
      onStep('picture');
      // It has to stand in the document before it can be drawn.
      flushSync(() => setShown({ view: pictureUrl ? view : withoutPicture(view), pictureUrl }));
      const sheet = stage.current?.firstElementChild as HTMLElement;
      const pdf = await makeFile(sheet, { view, locale, gallery }, () => onStep('drawing'));
      leaving.throwIfAborted();
      const name = downloadName([view.creators.join(', '), view.title], 'pdf');
      saveFile(pdf.output('blob'), name);
      onMade({ name, complete: Boolean(pictureUrl) || !picture });
    } catch {
      if (!leaving.aborted) onFailed();
    } finally {
      if (pictureUrl) URL.revokeObjectURL(pictureUrl);
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
      <Global styles={MEASURABLE} />
      <Sheet view={shown.view} file={{ pictureUrl: shown.pictureUrl }} />
    </div>,
    document.body,
  );
}

interface FileFacts {
  view: SheetView;
  locale: LocaleCode;
  gallery: string;
}

/** Adds text and properties to the drawn sheet. @throws when the browser can't draw it */
export async function makeFile(
  sheet: HTMLElement,
  { view, locale, gallery }: FileFacts,
  onDrawn: () => void,
): Promise<PdfDocument> {
  const lines = seenLines(sheet);
  const pdf = await drawSheet(sheet, onDrawn);
  writeText(pdf, lines);
  const { title, creators, date, facts, reference } = view;
  const author = joinNames(creators, locale);
  describePdf(pdf, {
    title: [title, author].filter(Boolean).join(', '),
    author,
    subject: [date, ...facts, reference].filter(Boolean).join(', '),
    gallery,
    locale,
  });
  return pdf;
}
