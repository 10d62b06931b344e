import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { textAreaStyles } from '../../../theme/styles/form-styles';
import { Field, type FieldProps } from './field';

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'>;

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, optional, error, ...textarea },
  ref,
) {
  return (
    <Field name={textarea.name} label={label} optional={optional} error={error}>
      {(control) => <textarea ref={ref} rows={4} {...textarea} {...control} sx={textAreaStyles} />}
    </Field>
  );
});
