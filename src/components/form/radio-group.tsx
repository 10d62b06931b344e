import { forwardRef, type InputHTMLAttributes } from 'react';
import { groupStyles, optionsStyles, optionStyles } from './radio-group.styles';

interface RadioGroupProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'value'> {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** The option chosen at first. */
  defaultValue: string;
}

/** One choice of a few; takes what react-hook-form's `register` gives, and hands it to each option. */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
  { legend, options, defaultValue, ...input },
  ref,
) {
  return (
    <fieldset sx={groupStyles}>
      <legend>{legend}</legend>
      <div sx={optionsStyles}>
        {options.map(({ value, label }) => (
          <label key={value} sx={optionStyles}>
            <input ref={ref} {...input} type="radio" value={value} defaultChecked={value === defaultValue} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
