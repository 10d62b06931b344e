import { forwardRef, type InputHTMLAttributes } from 'react';
import { BOUNDS } from '../../../contract/forms/bounds';
import { inputStyles } from '../../../theme/styles/form-styles';
import { Field, type FieldProps } from './field';

/** As in a text area: ten times the longest line. */
const MOST = 10 * BOUNDS.email.max;

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required'>;

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, optional, error, ...input },
  ref,
) {
  return (
    <Field name={input.name} label={label} optional={optional} error={error}>
      {(control) => <input ref={ref} maxLength={MOST} {...input} {...control} sx={inputStyles} />}
    </Field>
  );
});
