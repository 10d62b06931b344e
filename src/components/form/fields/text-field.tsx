import { forwardRef, type InputHTMLAttributes } from 'react';
import { inputStyles } from '../../../theme/styles/form-styles';
import { Field, type FieldProps } from './field';

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required'>;

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, optional, error, ...input },
  ref,
) {
  return (
    <Field name={input.name} label={label} optional={optional} error={error}>
      {(control) => <input ref={ref} {...input} {...control} sx={inputStyles} />}
    </Field>
  );
});
