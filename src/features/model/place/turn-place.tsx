import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadChunk } from '../../../browser/load-chunk';
import { useHashView } from '../../../browser/use-hash-view';
import { canShowModels } from '../can-show-models';
import type { Turn as LoadedTurn } from '../turn/turn';
import type { TurnSubject } from '../turn/turn-subject';
import { Waiting } from '../../viewer/controls/waiting';
import { useLatest } from '../stage/use-latest';
import { isOwnDocument } from './own-document';
import { TurnContext, type TurnOffer } from './turn-context';

/** Names of the views in the address: a link may lead to them. */
const VIEWS = ['turn', 'room'] as const;

interface TurnPlaceProps {
  /** Undefined where the work has no model. */
  subject: TurnSubject | undefined;
  /** Of the work's page. */
  path: string;
  children: ReactNode;
}

/** Offers to turn a work. What that needs is loaded once somebody does. */
export function TurnPlace({ subject, path, children }: TurnPlaceProps) {
  const { open, show, close } = useHashView(VIEWS);
  const [isOffered, setOffered] = useState(false);
  const ask = useCallback(() => setOffered(canShowModels()), []);
  const offer = useMemo(
    (): TurnOffer => ({
      isOffered,
      ask,
      turn: () => show('turn'),
      inRoom: () => show('room'),
    }),
    [isOffered, ask, show],
  );
  return (
    <TurnContext.Provider value={subject && offer}>
      {children}
      {subject && open && (
        <LazyTurn
          subject={subject}
          path={path}
          isInRoom={open === 'room'}
          onRoom={(isInRoom) => show(isInRoom ? 'room' : 'turn')}
          onClose={close}
        />
      )}
    </TurnContext.Provider>
  );
}

const load = async () => (await import('../turn/turn')).Turn;

function LazyTurn(props: Parameters<typeof LoadedTurn>[0]) {
  const closing = useLatest(props.onClose);
  const [Turn, setTurn] = useState<typeof LoadedTurn>();
  useEffect(() => {
    if (!isOwnDocument()) return window.location.reload();
    let wanted = true;
    loadChunk(load).then(
      (loaded) => wanted && setTurn(() => loaded),
      () => wanted && closing.current?.(),
    );
    return () => {
      wanted = false;
    };
  }, [closing]);
  return Turn ? <Turn {...props} /> : <Waiting />;
}
