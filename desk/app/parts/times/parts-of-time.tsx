import { useState } from 'react';
import { DateInput, DateSegment, type DateInputProps } from 'react-aria-components';

export interface TimeProps {
  /** Shown above; else `aria-labelledby` names what does. */
  label?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  isInvalid?: boolean;
  isReadOnly?: boolean;
  /** Empty without. */
  value: string;
  /** The first that makes sense. */
  min?: string | undefined;
  onChange: (value: string) => void;
}

export const PartsOfTime = (props: Omit<DateInputProps, 'children'>) => (
  <DateInput {...props}>{(segment) => <DateSegment segment={segment} />}</DateInput>
);

/** @returns null for what is no day, or no hour: a file may say anything */
export function readOr<T>(read: (text: string) => T, text: string): T | null {
  try {
    return read(text);
  } catch {
    return null;
  }
}

/** Once it is left with a part taken out, a field shows again what is kept: `turn` is its key, `show` is called as it is left. */
export function useAsKept(value: string): { turn: number; show: () => void } {
  const [turn, setTurn] = useState(0);
  return {
    turn,
    show: () => {
      if (value) setTurn(turn + 1);
    },
  };
}
