import type { Finding } from '../../contract/items/item';
import { useSay } from '../../app/words';
import type { WordKey } from '../../words/en';
import { ADVICE } from '../../theme/editor/fields';

/** Of a picture it is its description that lacks. */
const isDescription = (path: string): boolean => path.split('.').includes('alt');

export function FindingText({ finding: { path, name: found, text, severity } }: { finding: Finding }) {
  const say = useSay();
  const name = found === 'missing' && isDescription(path) ? 'noDescription' : found;
  return (
    <p sx={severity === 'error' ? { variant: 'text.fault' } : ADVICE}>
      {say(`finding.${name}` as WordKey, { text })}
    </p>
  );
}
