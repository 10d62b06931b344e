import { useEffect, useMemo, useState } from 'react';
import { writeArrangement, type Arrangement } from '../../../contract/forms/arrangement';
import { piecesOf } from '../../../features/side-by-side/floor-work';
import { SideBySideLink } from '../../../features/side-by-side/side-by-side-link';
import { useArrangement } from '../../../features/side-by-side/use-arrangement';
import type { RoomView } from '../view/room-view';

/** As the gallery, or the client before, has placed the pieces. */
const begun = ({ pieces, wall }: RoomView): Arrangement | undefined =>
  pieces.some(({ place }) => place)
    ? { places: pieces.map(({ place }) => place), ...(wall !== undefined && { wall }) }
    : undefined;

/** The pieces of a room on one floor. */
export function RoomSideBySide({ room }: { room: RoomView }) {
  const { pieces: shown } = room;
  const works = useMemo(
    () =>
      shown.map(({ id, title, creators, lang, path, scale, model }) => ({
        ...{ slug: id, title, creators, lang, path, scale, model },
      })),
    [shown],
  );
  const pieces = useMemo(() => piecesOf(works), [works]);
  const begin = useMemo(() => begun(room), [room]);
  const arranged = useArrangement({ pieces, slugs: works.map(({ slug }) => slug), begin });
  const { arrangement } = arranged;
  const [page, setPage] = useState('');
  useEffect(() => setPage(window.location.origin + window.location.pathname), []);
  return (
    <SideBySideLink
      pieces={pieces}
      leftOut={works.length - pieces.length}
      arranged={arranged}
      back="room"
      url={page + (arrangement ? `?${writeArrangement(arrangement)}` : '')}
      onPhoto={ignore}
    />
  );
}

/** The room has a PDF of its own. */
const ignore = (): void => undefined;
