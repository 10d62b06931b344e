/** In any currency of the desk: a piece for more is a slip of the hand. */
export const MOST_AMOUNT = 100_000_000;

/** Why a text is no amount; what is said of it is `finding.<name>`. */
export type AmountFault = 'notAnAmount' | 'amountZero' | 'amountTooMuch';

const AROUND = /^(?:€|eur(?:os?)?)\s*|\s*(?:€|eur(?:os?)?)$/gi;
/** Groups have one sign throughout, which is not the one before the cents. */
const AMOUNT = /^([-+−–])?(\d+|[1-9]\d{0,2}(?:([ .,'])\d{3})(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/;

/**
 * What is typed, pasted or listed as an amount of money: '12500', '12,500', '12.500', '12 500,50', "12'500", '€ 12,500.00'.
 * Three digits behind a sign are thousands, one or two are cents; nothing else is guessed at.
 */
export function readAmount(text: string): number | AmountFault {
  const plain = text.trim().replace(AROUND, '').replace(/\s/g, ' ').replace(/[’ʼ]/g, "'").trim();
  const [, sign, whole, group, point, cents = '0'] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined || (group !== undefined && group === point)) return 'notAnAmount';
  const amount = Number(`${whole.replace(/\D/g, '')}.${cents}`);
  if ((sign !== undefined && sign !== '+') || amount === 0) return 'amountZero';
  if (/^0\d/.test(whole)) return 'notAnAmount';
  return amount > MOST_AMOUNT ? 'amountTooMuch' : amount;
}
