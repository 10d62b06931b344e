import type { Finding } from '../../contract/items/item';
import { useSay } from '../../app/words';
import type { WordKey } from '../../words/en';
import { ADVICE } from '../../theme/editor/fields';

export function FindingText({ finding: { name, text, severity } }: { finding: Finding }) {
  const say = useSay();
  return (
    <p sx={severity === 'error' ? { variant: 'text.fault' } : ADVICE}>
      {say(`finding.${name}` as WordKey, { text })}
    </p>
  );
}
