import { useTranslation } from 'gatsby-plugin-react-i18next';
import '../../i18n/lazy/of-work';
import { Global } from '@emotion/react';
import photoswipe from 'photoswipe/style.css';
import { useEffect, useRef, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import type { PictureView } from '../../media/picture-view';
import { isEnlarged, type Slide, type Stage, type Zoom } from './stage/open-stage';
import { PictureLamp } from './stage/picture-lamp';
import { useStage } from './stage/use-stage';
import { ViewerLabel } from './controls/viewer-label';
import { ViewerPicture } from './stage/viewer-picture';
import type { ViewerSubject } from './viewer-subject';
import { FullScreen } from './full-screen';
import { stageStyles } from './viewer.styles';
import { type Files, type FileState, type PictureFile, filesState } from './files/picture-files';
import type { ThemeUICSSObject } from 'theme-ui';
import { useSeen } from './stage/use-seen';
import { controlsStyles } from './controls/viewer-controls.styles';
import { Waiting } from './controls/waiting';

const failedStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'absolute',
  left: 0,
  bottom: 0,
  maxWidth: '100%',
  bg: 'background',
  '& p': { py: 2, px: 3, maxWidth: '42ch' },
  '& button': { variant: 'links.underlined', minHeight: 'target' },
};

interface ViewerStatusProps {
  picture: PictureView;
  enlarged: boolean;
  files: Files;
  onRetry: () => void;
}

function ViewerStatus({ picture, enlarged, files, onRetry }: ViewerStatusProps) {
  const { t } = useTranslation();
  const lit = useSeen(picture) === 'night';
  const state = filesState(picture, { enlarged, lit }, files);
  return (
    <>
      <Waiting active={state === 'loading'} />
      <div role="alert" sx={failedStyles}>
        {state === 'failed' && (
          <p>
            {t('viewer.failed')}{' '}
            <button type="button" onClick={onRetry}>
              {t('viewer.retry')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** Factor per key press. */
const ZOOM_STEP = 1.5;
/** CSS px per key press. */
const PAN_STEP = 80;

const PANS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};
/** Without Shift, '=' is where many keyboards have '+'. */
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** + and - zoom, arrows change or move the picture, Home and End lead to the first and the last one. Escape is the dialog's; Ctrl etc. are the browser's. */
function pressKey(event: KeyboardEvent, stage: Stage, zoom: Zoom): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  const zoomFactor = ZOOMS[key];
  const pan = PANS[key];
  const step = STEPS[key];
  if (ctrlKey || altKey || metaKey || !(zoomFactor || pan || step)) return;
  event.preventDefault();
  if (zoomFactor) stage.zoomBy(zoomFactor);
  else if (pan && zoom.out) stage.panBy(...pan);
  else if (step) stage.step(step);
}

/** Fixed: light must not make the viewer scroll. */
const styles: ThemeUICSSObject = {
  position: 'fixed',
  zIndex: -1,
  alignSelf: 'center',
  justifySelf: 'center',
  pointerEvents: 'none',
};

interface ViewerSpillProps {
  picture: PictureView;
  slide: Slide;
  enlarged: boolean;
}

/** Kept outside what is zoomed, so that gestures stay fast. */
function ViewerSpill({ picture, slide, enlarged }: ViewerSpillProps) {
  const lit = useSeen(picture) === 'night' && picture.night?.lamp && !enlarged;
  return (
    <span
      data-part="spill"
      data-picture="lamp"
      data-light={lit ? 'on' : 'off'}
      sx={styles}
      style={{ width: slide.whole, aspectRatio: picture.width / picture.height }}
    />
  );
}

interface Fetched {
  /** How often the visitor has asked for the picture again. */
  attempt: number;
  files: Files;
}

const NOTHING: Fetched = { attempt: 0, files: {} };

function usePictureFiles() {
  const [all, setAll] = useState<Readonly<Record<number, Fetched>>>({});
  const fetchedOf = (index: number): Fetched => all[index] ?? NOTHING;

  const report = useCallback((index: number, file: PictureFile, state: FileState) => {
    setAll((known) => {
      const { attempt, files } = known[index] ?? NOTHING;
      return { ...known, [index]: { attempt, files: { ...files, [file]: state } } };
    });
  }, []);
  const retry = useCallback((index: number) => {
    setAll((known) => ({ ...known, [index]: { attempt: (known[index] ?? NOTHING).attempt + 1, files: {} } }));
  }, []);

  return { fetchedOf, report, retry };
}

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

interface ViewerControlsProps {
  stage: Stage | undefined;
  zoom: Zoom;
  index: number;
  /** Of the pictures. */
  count: number;
  /** Where a step follows the last picture: the work is turned. */
  onBeyond?: (() => void) | undefined;
}

/** A control at its limit stays, aria-disabled, so that it keeps the focus. */
function ViewerControls({ stage, zoom, index, count, onBeyond }: ViewerControlsProps) {
  const { t } = useTranslation();
  const button = (can: boolean, act: () => void) =>
    ({ type: 'button', 'aria-disabled': !can, onClick: () => can && act() }) as const;
  const steps = count + (onBeyond ? 1 : 0);
  return (
    <div sx={controlsStyles}>
      {steps > 1 && (
        <div>
          <span aria-hidden="true">{t('work.picture-count', { index: index + 1, count: steps })}</span>
          <button {...button(index > 0, () => stage?.step(-1))}>{t('viewer.previous')}</button>
          {onBeyond && index === count - 1 ? (
            <button {...button(true, onBeyond)}>{t('model.turn')}</button>
          ) : (
            <button {...button(index < count - 1, () => stage?.step(1))}>{t('viewer.next')}</button>
          )}
        </div>
      )}
      <div data-signs="">
        <button {...button(zoom.out, () => stage?.zoomBy(1 / ZOOM_STEP))} aria-label={t('viewer.zoom-out')}>
          −
        </button>
        <button {...button(zoom.in, () => stage?.zoomBy(ZOOM_STEP))} aria-label={t('viewer.zoom-in')}>
          +
        </button>
      </div>
    </div>
  );
}
