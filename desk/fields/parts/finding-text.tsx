import type { Finding } from '../../contract/items/item';
import { useSay, type Say } from '../../app/words';
import { EN, type WordKey } from '../../words/en';
import { ADVICE } from '../../theme/editor';

/** Findings without words of their own say what the check of files says. */
export function wordsOf({ name, text }: Finding, say: Say): string {
  const key = `finding.${name}`;
  return key in EN ? say(key as WordKey, { text }) : text;
}

export function FindingText({ finding }: { finding: Finding }) {
  const say = useSay();
  return (
    <p sx={finding.severity === 'error' ? { variant: 'text.fault' } : ADVICE}>{wordsOf(finding, say)}</p>
  );
}
