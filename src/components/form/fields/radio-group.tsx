import { forwardRef, useEffect, useRef, type InputHTMLAttributes, type Ref } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { radioStyles } from '../../../theme/styles/choice-styles';
import { labelStyles } from '../../../theme/styles/form-styles';
import { usePostedFields } from '../posted-fields';

const groupStyles: ThemeUICSSObject = {
  minWidth: 0,
  p: 0,
  border: 0,
  '& legend': { ...labelStyles, p: 0 },
};

const optionsStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  pt: 'touch',
};

const optionStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'sign',
  minHeight: 'choice',
  cursor: 'pointer',
  '& input': radioStyles,
};

interface RadioGroupProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'value'> {
  legend: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
}

export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
  { legend, options, defaultValue, ...input },
  ref,
) {
  const chosen = usePostedFields()?.valueOf(input.name ?? '') ?? defaultValue;
  const keepingChoice = useEarlyChoice(ref);
  return (
    <fieldset sx={groupStyles}>
      <legend>{legend}</legend>
      <div sx={optionsStyles}>
        {options.map(({ value, label }) => (
          <label key={value} sx={optionStyles}>
            <input
              ref={keepingChoice}
              {...input}
              type="radio"
              value={value}
              defaultChecked={value === chosen}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
});

/** react-hook-form undoes a choice made before hydration or restored by a reload; this makes it again. */
function useEarlyChoice(ref: Ref<HTMLInputElement>): (radio: HTMLInputElement | null) => void {
  const chosen = useRef<HTMLInputElement>();
  useEffect(() => {
    if (chosen.current?.checked === false) chosen.current.click();
  }, []);
  return (radio) => {
    if (radio?.checked) chosen.current ??= radio;
    if (typeof ref === 'function') ref(radio);
  };
}
