import type { Connection } from '../connection';

const FOLDED = ['messages', 'subscriptions', 'wishes', 'rooms'] as const;
/** Letters that were kept as they are, and that searches now take for plain ones. */
const PLAIN: readonly (readonly [string, string])[] = [
  ['þ', 'th'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ŋ', 'n'],
  ['ŧ', 't'],
];

/** What was kept before is found in plain letters as well: Þórdís by 'thordis'. */
export function foldPlainLetters(connection: Connection): void {
  for (const table of FOLDED)
    for (const [letter, plain] of PLAIN)
      connection.run(
        `UPDATE ${table} SET folded = replace(folded, ?, ?) WHERE instr(folded, ?) > 0`,
        ...[letter, plain, letter],
      );
}
