import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { BOUNDS } from '../../../contract/forms/bounds';
import { textAreaStyles } from '../../../theme/styles/form-styles';
import { Field, type FieldProps } from './field';

/**
 * Browsers take seconds to lay out a word of 200,000 characters. Ten times what a message may have is kept as it is typed, and told
 * to be too long.
 */
const MOST = 10 * BOUNDS.message.max;

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'>;

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, optional, error, ...textarea },
  ref,
) {
  return (
    <Field name={textarea.name} label={label} optional={optional} error={error}>
      {(control) => (
        <textarea ref={ref} rows={4} maxLength={MOST} {...textarea} {...control} sx={textAreaStyles} />
      )}
    </Field>
  );
});
