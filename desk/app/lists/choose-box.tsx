import { useEffect, useRef } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { BOX } from '../../theme/shelf/shelf-cells';

interface ChooseBoxProps {
  label: string;
  isChosen: boolean;
  isPartly?: boolean;
  onChange: (withShift: boolean) => void;
  tabIndex?: 0 | -1;
  /** Where it stands, if not in the margin of a row. */
  place?: ThemeUICSSObject;
}

/** In the margin of a row. */
export function ChooseBox({
  label,
  isChosen,
  isPartly = false,
  onChange,
  tabIndex = -1,
  place = BOX,
}: ChooseBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label data-box sx={place}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        checked={isChosen}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
