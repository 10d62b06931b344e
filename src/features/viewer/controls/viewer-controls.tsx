import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Stage, Zoom } from '../stage/open-stage';
import { controlsStyles } from './viewer-controls.styles';
import { ZOOM_STEP } from './viewer-keys';

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
export function ViewerControls({ stage, zoom, index, count, onBeyond }: ViewerControlsProps) {
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
