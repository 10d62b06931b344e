import { useState } from 'react';
import { Button } from '../../../app/parts/button';
import { useSay } from '../../../app/words';
import type { Shelf } from '../../../../api/content/contract/item';
import { readable } from '../../../editing/readable';
import { kindOf } from '../../../kinds/kinds';
import { TYPED } from '../../../theme/editor/conflicts';
import { labelOf } from '../label-of';

export interface Typed {
  path: string;
  value: unknown;
  /** Why it cannot be saved, where it is the field's own. */
  because?: string;
}

interface TypedListProps {
  shelf: Shelf;
  id: string;
  typed: readonly Typed[];
  /** Throws one away. */
  onDrop?: (path: string) => void;
}

/** What somebody typed and that is saved nowhere else: to be read, copied, or thrown away. */
export function TypedList({ shelf, id, typed, onDrop }: TypedListProps) {
  const say = useSay();
  const kind = kindOf(shelf, id);
  return (
    <dl sx={TYPED}>
      {typed.map(({ path, value, because }) => {
        const label = labelOf(kind, path, say);
        return (
          <div key={path}>
            <dt>{label}</dt>
            <dd>
              <span>{readable(value) || say('conflict.empty')}</span>
              {because && <small>{because}</small>}
            </dd>
            <dd>
              <Copy text={readable(value)} label={`${say('unsaved.copy')}: ${label}`} />
              {onDrop && (
                <Button
                  look="link"
                  aria-label={`${say('unsaved.throwAway')}: ${label}`}
                  onClick={() => onDrop(path)}
                >
                  {say('unsaved.throwAway')}
                </Button>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** As a mail or a note takes it: the names of the fields, and what was written into them. */
export function CopyAll({ shelf, id, typed }: Pick<TypedListProps, 'shelf' | 'id' | 'typed'>) {
  const say = useSay();
  const kind = kindOf(shelf, id);
  const text = typed
    .map(({ path, value }) => `${labelOf(kind, path, say)}:\n${readable(value)}`)
    .join('\n\n');
  return <Copy text={text} label={say('unsaved.copyAll')} word="unsaved.copyAll" />;
}

interface CopyProps {
  text: string;
  label: string;
  word?: 'unsaved.copy' | 'unsaved.copyAll';
}

function Copy({ text, label, word = 'unsaved.copy' }: CopyProps) {
  const say = useSay();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      look="link"
      aria-label={isCopied ? undefined : label}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
    >
      {say(isCopied ? 'unsaved.copied' : word)}
    </Button>
  );
}
