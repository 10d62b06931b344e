import type { ReactNode } from 'react';
import { Button as Handle, GridList, GridListItem, useDragAndDrop, type Key } from 'react-aria-components';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { PLACES } from '../../theme/editor/lists';

interface PlacesProps {
  label: string;
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** What stands above the name. */
  show: (key: string) => ReactNode;
  onOrder: (keys: string[]) => void;
  onRemove?: ((key: string) => void) | undefined;
  chosen?: string | undefined;
  onChoose?: (key: string) => void;
}

function moved(
  keys: readonly string[],
  which: ReadonlySet<Key>,
  to: string,
  side: 'before' | 'after',
): string[] {
  const taken = keys.filter((key) => which.has(key));
  const rest = keys.filter((key) => !which.has(key));
  const at = rest.indexOf(to) + (side === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...taken, ...rest.slice(at)];
}

/** A row of things on a floor line, moved by pointer or by keyboard. */
export function Places({ label, keys, nameOf, show, onOrder, onRemove, chosen, onChoose }: PlacesProps) {
  const say = useSay();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (which) => [...which].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: which, target: { key, dropPosition } }) => {
      if (dropPosition === 'on') return;
      onOrder(moved(keys, which, String(key), dropPosition));
    },
  });
  if (keys.length === 0) return null;
  return (
    <GridList
      // A list that lets things be moved is another one than a list that does not: it calls other hooks.
      key={keys.length > 1 ? 'several' : 'one'}
      aria-label={label}
      layout="grid"
      items={keys.map((id) => ({ id }))}
      dependencies={[chosen, nameOf, show]}
      dragAndDropHooks={keys.length > 1 ? dragAndDropHooks : undefined}
      onAction={onChoose ? (key) => onChoose(String(key)) : undefined}
      sx={PLACES}
    >
      {({ id }) => (
        <GridListItem id={id} textValue={nameOf(id)} data-chosen={id === chosen}>
          {show(id)}
          {keys.length > 1 && <Handle slot="drag">⠿</Handle>}
          <span>{nameOf(id)}</span>
          {onRemove && (
            <Button
              look="link"
              aria-label={say('editor.remove', { name: nameOf(id) })}
              onClick={() => onRemove(id)}
            >
              ×
            </Button>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}
