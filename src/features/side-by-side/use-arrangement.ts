import { useEffect, useMemo, useState } from 'react';
import { FLOOR_HASH } from '../../contract/forms/arranged-selection';
import {
  readArrangement,
  writeArrangement,
  type Arrangement,
  type Place,
} from '../../contract/forms/arrangement';
import { useLatest } from '../../browser/use-latest';
import { inARow } from './arrangement/arrangement';
import type { FloorPiece } from './floor-work';

export interface Arranged {
  /** Of the pieces, in their order. */
  places: readonly Place[];
  /** cm */
  wall: number | undefined;
  /** Of all works, in their order; undefined while nobody has arranged them. */
  arrangement: Arrangement | undefined;
  place: (piece: number, next: (place: Place) => Place) => void;
  setWall: (wall: number | undefined) => void;
  /** Whether they stand otherwise than they did when nobody had moved them. */
  isMoved: boolean;
  /** They stand in a row again; the wall stays. */
  reset: () => void;
}

interface Arranging {
  pieces: readonly FloorPiece[];
  /** Of all works that may have a place, in the order of the address. */
  slugs: readonly string[];
  /** What holds until the visitor arranges them. */
  begin?: Arrangement | undefined;
}

/** By work, so that one that is taken out leaves the others where they stand, and finds its place when it is put back. */
interface Own {
  places: ReadonlyMap<string, Place>;
  wall: number | undefined;
}

/** How pieces stand side by side. It is kept in the address, so that it is there after a reload, and for whoever is sent it. */
export function useArrangement({ pieces, slugs, begin }: Arranging): Arranged {
  const [own, setOwn] = useState<Own>();
  const list = slugs.join(' ');
  const arrangement = useMemo(
    () => (own ? arrangementOf(own, list === '' ? [] : list.split(' ')) : begin),
    [own, list, begin],
  );
  const latest = useLatest({ slugs, arrangement: own && arrangement });

  useEffect(() => {
    const named = latest.current!.slugs;
    const read = readArrangement(window.location.search, named.length);
    if (read) setOwn(ownOf(read, named));
    const page = window.location.pathname;
    // Closing what was arranged leads to the entry before, which knows nothing of it.
    const keep = () => {
      const { arrangement: known } = latest.current!;
      if (known && window.location.pathname === page) keepInAddress(known, window.location.hash);
    };
    window.addEventListener('popstate', keep);
    return () => window.removeEventListener('popstate', keep);
  }, [latest]);

  const places = useMemo(
    () =>
      inARow(
        pieces.map(({ size }) => size),
        pieces.map(({ index }) => arrangement?.places[index]),
      ),
    [pieces, arrangement],
  );
  const change = (next: Own | undefined) => {
    setOwn(next);
    keepInAddress(next && arrangementOf(next, slugs), `#${FLOOR_HASH}`);
  };
  const placesOf = (all: readonly Place[]) =>
    new Map(pieces.map(({ slug }, index) => [slug, all[index]!] as const));
  const withPlaces = (all: readonly Place[], wall: number | undefined): Own => ({
    places: new Map([...(own?.places ?? []), ...placesOf(all)]),
    wall,
  });
  const wall = arrangement?.wall;
  const row = useMemo(() => inARow(pieces.map(({ size }) => size)), [pieces]);
  const isMoved = places.some(({ x, turn }, index) => x !== row[index]?.x || turn !== row[index]?.turn);
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
    isMoved: begin ? own !== undefined : isMoved,
    // What somebody else has arranged comes back as it was, with its own wall.
    reset: () => change(begin || wall === undefined ? undefined : { places: placesOf(row), wall }),
  };
}

/** Undefined where none of them has a place. */
function arrangementOf({ places: known, wall }: Own, slugs: readonly string[]): Arrangement | undefined {
  const places = slugs.map((slug) => known.get(slug));
  return places.some(Boolean) ? { places, ...(wall !== undefined && { wall }) } : undefined;
}

const ownOf = ({ places, wall }: Arrangement, slugs: readonly string[]): Own => ({
  places: new Map(
    slugs.flatMap((slug, index) => {
      const place = places[index];
      return place ? [[slug, place] as const] : [];
    }),
  ),
  wall,
});

/** The router is not told: the page stays as it is. */
function keepInAddress(arrangement: Arrangement | undefined, hash: string): void {
  const { pathname, search } = window.location;
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^(at|wall)=/.test(part));
  const query = [...others, ...(arrangement ? [writeArrangement(arrangement)] : [])].join('&');
  window.history.replaceState(window.history.state, '', pathname + (query && `?${query}`) + hash);
}
