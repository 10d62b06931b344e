import { useRef, useState, type FocusEvent } from 'react';
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

/** Once it is left with a part taken out, a field shows again what is kept. */
export function useAsKept(value: string, onLeave?: () => void) {
  const [key, setKey] = useState(0);
  const field = useRef<HTMLDivElement>(null);
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    // Also said when the focus goes from one part to another.
    if (field.current?.contains(relatedTarget)) return;
    if (value) setKey(key + 1);
    onLeave?.();
  };
  return { key, field, onBlur };
}
