import { useCallback, useEffect, useMemo, useState } from 'react';
import { FLOOR_HASH } from '../../contract/forms/arranged-selection';
import {
  readArrangement,
  writeArrangement,
  type Arrangement,
  type Place,
} from '../../contract/forms/arrangement';
import { inARow } from './arrangement/arrangement';
import type { FloorPiece } from './floor-work';

export interface Arranged {
  places: readonly Place[];
  /** cm */
  wall: number | undefined;
  /** Of all works of the selection; undefined while nobody has arranged them. */
  arrangement: Arrangement | undefined;
  place: (piece: number, next: (place: Place) => Place) => void;
  setWall: (wall: number | undefined) => void;
  reset: () => void;
}

interface Arranging {
  pieces: readonly FloorPiece[];
  /** Of the works that the pieces are of. */
  count: number;
  /** What holds until the visitor arranges them. */
  begin?: Arrangement | undefined;
}

/** How pieces stand side by side. It is kept in the address, so that it is there after a reload, and for whoever is sent it. */
export function useArrangement({ pieces, count, begin }: Arranging): Arranged {
  const [own, setOwn] = useState<Arrangement>();
  useEffect(() => setOwn(readArrangement(window.location.search, count)), [count]);
  const arrangement = own ?? begin;
  const places = useMemo(
    () =>
      inARow(
        pieces.map(({ size }) => size),
        pieces.map(({ index }) => arrangement?.places[index]),
      ),
    [pieces, arrangement],
  );

  const change = useCallback((next: Arrangement | undefined) => {
    setOwn(next);
    keepInAddress(next);
  }, []);
  const withPlaces = useCallback(
    (all: readonly Place[], wall: number | undefined): Arrangement => {
      const byWork: (Place | undefined)[] = Array.from({ length: count });
      pieces.forEach(({ index }, piece) => (byWork[index] = all[piece]));
      return { places: byWork, ...(wall !== undefined && { wall }) };
    },
    [pieces, count],
  );
  const wall = arrangement?.wall;
  return {
    places,
    wall,
    arrangement,
    place: (piece, next) =>
      change(
        withPlaces(
          places.map((place, index) => (index === piece ? next(place) : place)),
          wall,
        ),
      ),
    setWall: (length) => change(withPlaces(places, length)),
    reset: () => change(undefined),
  };
}

/** The router is not told: the page stays as it is. */
function keepInAddress(arrangement: Arrangement | undefined): void {
  const { pathname, search, hash } = window.location;
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^(at|wall)=/.test(part));
  const query = [...others, ...(arrangement ? [writeArrangement(arrangement)] : [])].join('&');
  window.history.replaceState(
    window.history.state,
    '',
    pathname + (query && `?${query}`) + (hash || `#${FLOOR_HASH}`),
  );
}
