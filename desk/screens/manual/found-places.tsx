import { useState } from 'react';
import { useRowKeys } from '../../collection-list/row-keys';
import { useSay } from '../../app/words';
import { MANUAL_FOUND } from '../../theme/manual';
import type { FoundPlace } from './find-places';

/** Each leads to its place in the text; one tab stop, with arrows. */
export function FoundPlaces({ places }: { places: readonly FoundPlace[] }) {
  const say = useSay();
  const [current, setCurrent] = useState<string>();
  const keys = useRowKeys({ ids: places.map(({ id }) => id), current, onMove: setCurrent, isFocused: true });
  return (
    <ol aria-label={say('manual.found')} sx={MANUAL_FOUND}>
      {places.map(({ id, chapter, excerpt }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            data-row={id}
            tabIndex={keys.tabIndexOf(id)}
            onFocus={() => setCurrent(id)}
            onKeyDown={keys.onKeyDown}
          >
            <b>{chapter}</b>{' '}
            <span>
              {excerpt.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text))}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
