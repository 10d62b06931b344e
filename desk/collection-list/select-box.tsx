import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  isPartly?: boolean;
  isBusy?: boolean;
  onChange: (withShift: boolean) => void;
  tabIndex?: 0 | -1;
}

/** The box of a row, or of all rows; the list or the grid of pictures around it has its styles (`SELECT_BOX`). */
export function SelectBox({
  label,
  isSelected,
  isPartly = false,
  isBusy = false,
  onChange,
  tabIndex = -1,
}: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label data-box>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        aria-busy={isBusy || undefined}
        tabIndex={tabIndex}
        checked={isSelected}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
