import { useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../app/words';
import { readAmount } from '../../../api/content/contract/amount';
import { INPUT } from '../../theme/editor/fields';

interface AmountInputProps {
  id: string;
  /** A text is what was typed, and is no amount. */
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

const valueOf = (typed: string): number | string | null => {
  if (typed.trim() === '') return null;
  const amount = readAmount(typed);
  return typeof amount === 'number' ? amount : typed;
};

/** '12,' on the way to '12,500': nothing is wrong with it yet. */
const isBegun = (typed: string): boolean =>
  ['1', '11', '111'].some((rest) => typeof readAmount(typed + rest) === 'number');

/**
 * An amount of money, in groups of digits once it is left, so that a slip is seen. What is no amount stays as it was typed,
 * and it is said what to write.
 */
export function AmountInput({ id, value, onChange, onFocus, onBlur }: AmountInputProps) {
  const { locale, say } = useLanguage();
  const [typed, setTyped] = useState<string>();
  // Undone since, or changed by a colleague.
  const isPast = typed !== undefined && valueOf(typed) !== value;
  const isTyping = typed !== undefined && !isPast;
  const fault = typeof value === 'string' && !(isTyping && isBegun(typed)) ? readAmount(value) : undefined;
  // Another digit behind '12,500' would be in no group. At once, since the caret is set after this.
  const takeUp = ({ target }: FocusEvent<HTMLInputElement>): void => {
    if (typeof value !== 'number') return;
    const isWhole = target.selectionStart === 0 && target.selectionEnd === target.value.length;
    flushSync(() => setTyped(String(value).replace('.', locale === 'fr' ? ',' : '.')));
    if (isWhole) target.select();
  };
  return (
    <>
      <input
        id={id}
        data-input
        inputMode="decimal"
        aria-invalid={typeof fault === 'string'}
        aria-describedby={`${id}-fault`}
        value={isTyping ? typed : shownOf(value, locale)}
        onFocus={(event) => {
          takeUp(event);
          onFocus?.();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(valueOf(target.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
        sx={{ ...INPUT, fontVariantNumeric: 'tabular-nums' }}
      />
      <div id={`${id}-fault`}>
        {typeof fault === 'string' && (
          <p role="alert" sx={{ variant: 'text.fault' }}>
            {say(`finding.${fault}`)}
          </p>
        )}
      </div>
    </>
  );
}

const shownOf = (value: number | string | null, locale: string): string =>
  typeof value === 'number'
    ? new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      }).format(value)
    : (value ?? '');
