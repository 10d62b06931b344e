import { useId } from 'react';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { INPUT } from '../../theme/editor/fields';
import type { Described } from '../parts/field-frame';

interface SuggestedInputProps extends Described {
  value: string;
  onChange: (value: string) => void;
  /** What is in use, the most used first; anything else may be written. */
  suggestions: readonly string[];
  lang?: LocaleCode;
}

export function SuggestedInput({ onChange, suggestions, ...input }: SuggestedInputProps) {
  const list = useId();
  return (
    <>
      <input
        {...input}
        data-input
        list={list}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        sx={INPUT}
      />
      <datalist id={list}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
