import { useEffect, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { SideBySideLink } from '../../features/side-by-side/side-by-side-link';
import type { SelectionFloor } from './use-floor';

export function FloorLink({ floor }: { floor: SelectionFloor }) {
  const { pieces, leftOut, arranged, url, setPhoto } = floor;
  return <SideBySideLink {...{ pieces, leftOut, arranged, url }} back="selection" onPhoto={setPhoto} />;
}

const load = () => import('../../features/side-by-side/paper/printed-floor');

/** On paper alone: the works as they stand side by side, once somebody has arranged them. */
export function FloorOnPaper({ floor }: { floor: SelectionFloor }) {
  const { pieces, arranged, arrangement, photo } = floor;
  const [paper, setPaper] = useState<Awaited<ReturnType<typeof load>>>();
  const isArranged = arrangement !== undefined && pieces.length > 0;
  useEffect(() => {
    if (isArranged) void loadChunk(load).then(setPaper, () => undefined);
  }, [isArranged]);
  return isArranged && paper ? <paper.PrintedFloor {...{ pieces, arranged, photo }} /> : null;
}
