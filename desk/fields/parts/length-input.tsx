import type { Side } from '../../../api/content/contract/measures/tokens';
import { measureIn } from '../../../api/content/contract/measures/dimensions';
import { NumberInput, type NumberInputProps } from './number-input';

interface LengthInputProps extends Omit<NumberInputProps, 'read' | 'isWhole' | 'oddWord'> {
  side: Side;
}

/** Centimetres. What has another unit ('9 1/4 in.', '37 mm') becomes centimetres once it is written, as in lists. */
export function LengthInput({ side, onChange, ...input }: LengthInputProps) {
  const takeOne = (text: string, isTried: boolean): boolean => {
    const { value, note } = measureIn(text, side) ?? {};
    if (value === undefined || note !== undefined) return false;
    if (!isTried) onChange(value);
    return true;
  };
  return (
    <NumberInput
      takeMore={takeOne}
      {...input}
      {...{ onChange }}
      read={(text) => centimetresIn(text, side)}
      oddWord="editor.noLength"
    />
  );
}

/** Of a number without a unit, also while it is being typed ('40,'). */
function centimetresIn(text: string, side: Side): number | null | undefined {
  const plain = text.trim();
  if (plain === '') return null;
  if (/^\d+[.,]?\d{0,2}$/.test(plain)) return Number(plain.replace(',', '.'));
  return /^[\d.,\s]+$/.test(plain) ? measureIn(plain, side)?.value : undefined;
}
