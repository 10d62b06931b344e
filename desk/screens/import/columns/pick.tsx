import type { SelectHTMLAttributes } from 'react';
import { PICK } from '../../../theme/lists';

interface PickProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** What is chosen is that nothing becomes of it. */
  isOut?: boolean;
  onPick: (value: string) => void;
}

/** A word with its arrow, which opens the system's own list. */
export function Pick({ isOut = false, onPick, ...select }: PickProps) {
  return (
    <span data-out={isOut} sx={PICK}>
      <select {...select} onChange={({ target }) => onPick(target.value)} />
    </span>
  );
}
