import type { ThemeUICSSObject } from 'theme-ui';
import { LampDrawing } from '../../../src/features/colour-mode/lamp-drawing';
import { turnLights, useLights } from '../lights';
import { useSay } from '../words';

const styles: ThemeUICSSObject = {
  position: 'absolute',
  top: 0,
  right: 'lampRight',
  zIndex: 2,
  width: 'lamp.width',
  height: 'lamp.height',
  cursor: 'pointer',
  '& svg': {
    position: 'absolute',
    left: 2,
    top: 0,
    width: 'lamp.drawing',
    height: 'lamp.drawingHeight',
    maxWidth: 'none',
    overflow: 'visible',
  },
  '&::after': { zIndex: -1 },
};

export function Lamp() {
  const say = useSay();
  const isEvening = useLights() === 'dark';
  return (
    <button
      type="button"
      data-pendant="small"
      onClick={turnLights}
      aria-label={say(isEvening ? 'lights.toDay' : 'lights.toEvening')}
      sx={styles}
    >
      <LampDrawing />
    </button>
  );
}
