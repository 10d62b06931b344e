import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { copyFieldStyles } from './copy-button.styles';

/** Characters of a line on a phone. */
const LINE = 40;

interface CopyFieldProps {
  label: string;
  text: string;
  onDismiss: () => void;
}

export function CopyField({ label, text, onDismiss }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDismiss();
  };
  return (
    <span sx={copyFieldStyles}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        readOnly
        value={text}
        rows={Math.ceil(text.length / LINE)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}
