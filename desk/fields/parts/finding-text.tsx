import type { Finding } from '../../contract/items/item';
import { useSay, type Say } from '../../app/words';
import { ADVICE } from '../../theme/editor';

/** With words of their own; others say what the check of files says. */
const NAMED = [] as const;

function wordsOf({ name, text }: Finding, say: Say): string {
  const known = NAMED.find((one) => one === name);
  return known ? say(`finding.${known}`, { text }) : text;
}

export function FindingText({ finding }: { finding: Finding }) {
  const say = useSay();
  return (
    <p sx={finding.severity === 'error' ? { variant: 'text.fault' } : ADVICE}>{wordsOf(finding, say)}</p>
  );
}
