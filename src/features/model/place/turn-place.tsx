import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { useHashView } from '../../../browser/use-hash-view';
import { canShowModels } from '../can-show-models';
import type { Turn as LoadedTurn } from '../turn/turn';
import type { TurnSubject } from '../turn/turn-subject';
import { Waiting } from '../../viewer/controls/waiting';
import { TurnContext, type TurnOffer } from './turn-context';
import { useView } from './use-view';

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
  const turnButton = useRef<HTMLButtonElement>(null);
  const roomButton = useRef<HTMLButtonElement>(null);
  const ask = useCallback(() => setOffered(canShowModels()), []);
  // By a link or after a reload, the buttons may not have come into the window: unseen, none could have the focus afterwards.
  const isOpen = open !== undefined;
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen, ask]);
  const offer = useMemo(
    (): TurnOffer => ({
      isOffered,
      ask,
      turn: () => show('turn'),
      inRoom: () => show('room'),
      turnButton,
      roomButton,
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
          opener={open === 'room' ? roomButton : turnButton}
          onRoom={(isInRoom) => show(isInRoom ? 'room' : 'turn')}
          onClose={close}
        />
      )}
    </TurnContext.Provider>
  );
}

const load = () => import('../turn/turn');

interface LazyTurnProps extends ComponentProps<typeof LoadedTurn> {
  opener: RefObject<HTMLElement | null>;
}

function LazyTurn({ opener, ...props }: LazyTurnProps) {
  const view = useView(load, props.onClose, opener);
  return view ? <view.Turn {...props} /> : <Waiting />;
}
