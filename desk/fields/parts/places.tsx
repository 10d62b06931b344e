import type { ReactNode } from 'react';
import { Button as Handle, GridList, GridListItem, useDragAndDrop, type Key } from 'react-aria-components';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { PLACES } from '../../theme/editor/lists';

interface PlacesProps {
  label: string;
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Its own path in the item, by which it is found where something in it is looked for. */
  partOf?: (key: string) => string;
  /** What it lacks. */
  lackOf?: (key: string) => string | undefined;
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
export function Places({
  label,
  keys,
  nameOf,
  partOf,
  lackOf,
  show,
  onOrder,
  onRemove,
  chosen,
  onChoose,
}: PlacesProps) {
  const say = useSay();
  const isMovable = keys.length > 1;
  // Not taken away with the second thing: the list would have other hooks from one rendering to the next.
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isMovable,
    getItems: (which) => [...which].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: which, target: { key, dropPosition } }) => {
      if (dropPosition === 'on') return;
      onOrder(moved(keys, which, String(key), dropPosition));
    },
  });
  if (keys.length === 0) return null;
  return (
    <GridList
      aria-label={label}
      layout="grid"
      items={keys.map((id) => ({ id }))}
      dependencies={[chosen, nameOf, lackOf, show]}
      dragAndDropHooks={dragAndDropHooks}
      onAction={onChoose ? (key) => onChoose(String(key)) : undefined}
      sx={PLACES}
    >
      {({ id }) => (
        <GridListItem
          id={id}
          textValue={[nameOf(id), lackOf?.(id)].filter(Boolean).join(', ')}
          data-chosen={id === chosen}
          data-part={partOf?.(id)}
        >
          {show(id)}
          <Handle slot="drag" style={{ display: isMovable ? undefined : 'none' }}>
            ⠿
          </Handle>
          <span>
            {nameOf(id)}
            {lackOf?.(id) && <small>{lackOf(id)}</small>}
          </span>
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
