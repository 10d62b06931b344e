import { formatInches, toInches } from './inches';

describe('formatInches', () => {
  it.each([
    [160, '63'],
    [88, '34\u00a0⅝'],
    [37, '14\u00a0⅝'],
    [46, '18\u00a0⅛'],
    [16, '6\u00a0¼'],
    [42, '16\u00a0½'],
    [34, '13\u00a0⅜'],
    [35, '13\u00a0¾'],
    [55.6, '21\u00a0⅞'],
    [1.3, '½'],
  ])('%d cm are %s', (centimetres, inches) => expect(formatInches(centimetres)).toBe(inches));

  it('takes the next whole inch when that is nearest, and never nothing', () => {
    expect(formatInches(40.5)).toBe('16');
    expect(formatInches(0.01)).toBe('⅛');
  });
});

it('is never further off than a sixteenth', () => {
  for (let centimetres = 1; centimetres <= 400; centimetres += 0.5)
    expect(Math.abs(toInches(centimetres) - centimetres / 2.54)).toBeLessThanOrEqual(1 / 16);
});
