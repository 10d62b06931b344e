import type { Finding } from '../../contract/items/item';
import { useSay } from '../../app/words';
import type { WordKey } from '../../words/en';
import { useEditState } from '../../editing/editor-context';
import { isToCome } from '../../editing/still-to-come';
import { ADVICE, TO_COME } from '../../theme/editor/fields';

/** Of a picture it is its description that lacks. */
const isDescription = (path: string): boolean => path.split('.').includes('alt');

export function FindingText({ finding }: { finding: Finding }) {
  const { path, name: found, text, severity } = finding;
  const say = useSay();
  const { item } = useEditState();
  const name = found === 'missing' && isDescription(path) ? 'noDescription' : found;
  return (
    <p sx={isToCome(item, finding) ? TO_COME : severity === 'error' ? { variant: 'text.fault' } : ADVICE}>
      {say(`finding.${name}` as WordKey, { text })}
    </p>
  );
}
