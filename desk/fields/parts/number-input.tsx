import { useState } from 'react';
import { useLanguage } from '../../app/words';
import { INPUT, SMALL } from '../../theme/editor/fields';
import type { Described } from './field-frame';

export interface NumberInputProps extends Partial<Described> {
  value: number | null;
  onChange: (value: number | null) => void;
  isWhole?: boolean | undefined;
  /** Takes what more than this field can hold, once it is written or pasted. @returns whether it could */
  takeMore?: ((text: string, isTried: boolean) => boolean) | undefined;
  /** @returns null for nothing, undefined for no number */
  read?: (text: string) => number | null | undefined;
  /** Said while what is written is no number. */
  oddWord?: 'editor.noNumber' | 'editor.noLength';
}

const numberOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const number = Number(
    text
      .trim()
      .replace(',', '.')
      .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, ''),
  );
  return Number.isFinite(number) ? number : undefined;
};
const wholeOf = (text: string): number | null | undefined => {
  const number = numberOf(text);
  return number === null || Number.isInteger(number) ? number : undefined;
};

/** Takes a comma as well as a point. What is no number is not saved: the last one comes back, and both are said. */
export function NumberInput({
  value,
  onChange,
  isWhole = false,
  takeMore,
  read = isWhole ? wholeOf : numberOf,
  oddWord = 'editor.noNumber',
  ...input
}: NumberInputProps) {
  const { locale, say } = useLanguage();
  const shown = value === null ? '' : String(value).replace('.', locale === 'fr' ? ',' : '.');
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState<string>();
  const number = typed === undefined ? undefined : read(typed);
  // Undone since, or changed by a colleague.
  const isPast = number !== undefined && number !== value;
  const isOdd = typed !== undefined && read(typed) === undefined && !takeMore?.(typed, true);
  const leave = (): void => {
    if (isOdd) setLeft(typed);
    else if (typed !== undefined && read(typed) === undefined) takeMore?.(typed, false);
    setTyped(undefined);
  };
  return (
    <>
      <input
        {...input}
        data-input
        inputMode={isWhole ? 'numeric' : 'decimal'}
        aria-invalid={isOdd || input['aria-invalid']}
        value={isPast ? shown : (typed ?? shown)}
        onChange={({ target }) => {
          setTyped(target.value);
          setLeft(undefined);
          const next = read(target.value);
          if (next !== undefined) onChange(next);
        }}
        onPaste={(event) => {
          if (!takeMore?.(event.clipboardData.getData('text'), false)) return;
          event.preventDefault();
          setTyped(undefined);
          setLeft(undefined);
        }}
        onBlur={leave}
        sx={{ ...INPUT, fontVariantNumeric: 'tabular-nums' }}
      />
      {(isOdd || left !== undefined) && (
        <p role="alert" sx={isOdd ? { variant: 'text.fault' } : SMALL}>
          {isOdd
            ? say(oddWord)
            : shown
              ? say('editor.noNumberLeft', { text: left ?? '', kept: shown })
              : say('editor.noNumberGone', { text: left ?? '' })}
        </p>
      )}
    </>
  );
}
