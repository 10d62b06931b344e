import { forwardRef, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { switchStyles } from './switch-field.styles';

interface SwitchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'role'> {
  label: string;
}

/**
 * A yes or no; takes what react-hook-form's `register` gives. A box to tick underneath, which a click and Space toggle
 * and a form posts without scripts; Enter would send the form, so that it is taught to toggle as well.
 */
export const SwitchField = forwardRef<HTMLInputElement, SwitchFieldProps>(function SwitchField(
  { label, ...input },
  ref,
) {
  const toggleByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <label sx={switchStyles}>
      <input ref={ref} {...input} type="checkbox" role="switch" onKeyDown={toggleByEnter} />
      {label}
    </label>
  );
});
