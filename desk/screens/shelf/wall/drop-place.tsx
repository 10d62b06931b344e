import { useEffect, useRef } from 'react';
import { DropIndicator, type DropTarget } from 'react-aria-components';
import { DROP_LINE } from '../../../theme/shelf/wall';

interface DropPlaceProps {
  target: DropTarget;
  onReach: () => void;
}

/** Between two pieces; tells when what is moved has come there. */
export function DropPlace({ target, onReach }: DropPlaceProps) {
  return (
    <DropIndicator target={target} sx={DROP_LINE}>
      {({ isDropTarget }) => <Reached is={isDropTarget} onReach={onReach} />}
    </DropIndicator>
  );
}

function Reached({ is, onReach }: { is: boolean; onReach: () => void }) {
  const reach = useRef(onReach);
  useEffect(() => void (reach.current = onReach));
  useEffect(() => {
    if (is) reach.current();
  }, [is]);
  return null;
}
