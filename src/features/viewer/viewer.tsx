import { useTranslation } from 'gatsby-plugin-react-i18next';
import '../../i18n/lazy/of-work';
import { Global } from '@emotion/react';
import photoswipe from 'photoswipe/style.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import type { PictureView } from '../../media/picture-view';
import { isEnlarged } from './stage/open-stage';
import { PictureLamp } from './stage/picture-lamp';
import { usePictureFiles } from './files/use-picture-files';
import { useStage } from './stage/use-stage';
import { ViewerControls } from './controls/viewer-controls';
import { pressKey } from './controls/viewer-keys';
import { ViewerLabel } from './controls/viewer-label';
import { ViewerPicture } from './stage/viewer-picture';
import { ViewerSpill } from './stage/viewer-spill';
import { ViewerStatus } from './controls/viewer-status';
import type { ViewerSubject } from './viewer-subject';
import { FullScreen } from './full-screen';
import { stageStyles } from './viewer.styles';

interface ViewerProps {
  pictures: readonly PictureView[];
  index: number;
  subject: ViewerSubject;
  back?: ReactNode;
  onShow: (index: number) => void;
  /** Past the last picture, where the work can be turned. */
  onBeyond?: (() => void) | undefined;
  onClose: () => void;
}

export function Viewer({ pictures, index, subject, back, onShow, onBeyond, onClose }: ViewerProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { stage, slides, zoom } = useStage(box, { pictures, index, onShow, onClose });
  const { fetchedOf, report, retry } = usePictureFiles();
  const picture = pictures[index];
  const isLast = index === pictures.length - 1;
  const shown = slides.find((slide) => slide.index === index);

  // Before the first paint, as the stage is: whoever sees the controls can use them.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!stage) return;
      if (onBeyond && isLast && !zoom.out && event.key === 'ArrowRight') onBeyond();
      else pressKey(event, stage, zoom);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [stage, zoom, isLast, onBeyond]);
  // The lamp switch that has the focus may be gone with the next picture.
  useEffect(() => {
    if (document.activeElement === document.body) dialog.current?.focus();
  }, [dialog, index]);

  if (!picture) return null;
  const tryAgain = () => {
    dialog.current?.focus();
    retry(index);
  };
  const alt = picture.alt || subject.title;
  return (
    <FullScreen
      dialog={dialog}
      label={t('viewer.label', { title: subject.title })}
      back={back}
      onClose={onClose}
      stage={
        <div sx={stageStyles} data-zoomed={zoom.out}>
          <div ref={box}>{shown && <ViewerSpill picture={picture} slide={shown} enlarged={zoom.out} />}</div>
          <ViewerStatus
            picture={picture}
            enlarged={shown !== undefined && isEnlarged(shown)}
            files={fetchedOf(index).files}
            onRetry={tryAgain}
          />
        </div>
      }
      foot={
        <>
          <ViewerLabel picture={picture} subject={subject} />
          <PictureLamp picture={picture} title={subject.title} />
          <ViewerControls {...{ stage, zoom, index, onBeyond }} count={pictures.length} />
          <p role="status" sx={{ variant: 'layout.visuallyHidden' }}>
            {t('viewer.position', { index: index + 1, count: pictures.length, alt })}
          </p>
        </>
      }
    >
      <Global styles={photoswipe} />
      {slides.map((slide) => {
        const hung = pictures[slide.index];
        if (!hung) return null;
        const { attempt, files } = fetchedOf(slide.index);
        return createPortal(
          <ViewerPicture
            picture={hung}
            slide={slide}
            files={files}
            onFile={(file, state) => report(slide.index, file, state)}
          />,
          slide.element,
          `${slide.index}-${attempt}`,
        );
      })}
    </FullScreen>
  );
}
