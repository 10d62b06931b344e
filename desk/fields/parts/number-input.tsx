import { useState } from 'react';
import { useLanguage } from '../../app/words';
import { INPUT } from '../../theme/editor/fields';
import type { Described } from './field-frame';

interface NumberInputProps extends Partial<Described> {
  value: number | null;
  onChange: (value: number | null) => void;
  isWhole?: boolean | undefined;
}

const read = (text: string, isWhole: boolean): number | null | undefined => {
  if (text.trim() === '') return null;
  const number = Number(text.trim().replace(',', '.').replace(/\s/g, ''));
  return Number.isFinite(number) && (!isWhole || Number.isInteger(number)) ? number : undefined;
};

/** Takes a comma as well as a point; what is no number is not saved, and said so. */
export function NumberInput({ value, onChange, isWhole = false, ...input }: NumberInputProps) {
  const { locale, say } = useLanguage();
  const shown = value === null ? '' : String(value).replace('.', locale === 'fr' ? ',' : '.');
  const [typed, setTyped] = useState<string>();
  const isOdd = typed !== undefined && read(typed, isWhole) === undefined;
  return (
    <>
      <input
        {...input}
        data-input
        inputMode={isWhole ? 'numeric' : 'decimal'}
        aria-invalid={isOdd || input['aria-invalid']}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = read(target.value, isWhole);
          if (next !== undefined) onChange(next);
        }}
        onBlur={() => isOdd || setTyped(undefined)}
        sx={{ ...INPUT, fontVariantNumeric: 'tabular-nums' }}
      />
      {isOdd && (
        <p role="alert" sx={{ variant: 'text.fault' }}>
          {say('editor.noNumber')}
        </p>
      )}
    </>
  );
}
