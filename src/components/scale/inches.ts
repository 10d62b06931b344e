const CENTIMETRES_PER_INCH = 2.54;
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

export const toInches = (centimetres: number): number =>
  Math.max(1, Math.round((centimetres / CENTIMETRES_PER_INCH) * 8)) / 8;

/** 88 cm are '34 ⅝', 1 cm is '⅜', 160 cm are '63'. */
export function formatInches(centimetres: number): string {
  const inches = toInches(centimetres);
  const whole = Math.floor(inches);
  const fraction = EIGHTHS[(inches - whole) * 8] ?? '';
  return [whole || '', fraction].filter(Boolean).join('\u00a0');
}
