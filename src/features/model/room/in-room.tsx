import { useEffect, useRef, useState } from 'react';
import type { ModelViewerElement } from '../loading/model-viewer-element';
import type { ModelState } from '../stage/use-model-stage';
import { roomStyles } from '../turn/turn.styles';
import { useModelWords } from '../use-model-words';
import { isHandHeld } from './ar-attributes';

/** ms: the browser says late whether it can. */
const SURELY_KNOWN = 600;

interface InRoomProps {
  element: ModelViewerElement | undefined;
  state: ModelState;
  /** 'in your room', 'all of it in your room' */
  words: string;
  /** Android's other way, where there is one. */
  link?: string | undefined;
  /** By the code that a larger screen has shown. */
  isAwaited: boolean;
  /** On a larger screen. */
  onPanel: () => void;
}

/** On a phone that can, the camera opens at once; what it cannot do is said. */
export function InRoom({ element, state, words, link, isAwaited, onPanel }: InRoomProps) {
  const say = useModelWords();
  const can = useCanAr(element, state);
  const isOpening = useRef(false);
  /** A second tap while the camera opens would fail. */
  const open = () => {
    if (!element || isOpening.current) return;
    isOpening.current = true;
    void element.activateAR().finally(() => (isOpening.current = false));
  };
  if (!isHandHeld())
    return (
      <div sx={roomStyles}>
        <button type="button" onClick={onPanel}>
          {words}
        </button>
      </div>
    );
  if (can === undefined)
    return (
      <div sx={roomStyles}>
        <p>{say('turn.coming')}</p>
      </div>
    );
  if (!can && !link)
    return (
      <div sx={roomStyles}>
        <p>{say('turn.room-cannot')}</p>
      </div>
    );
  return (
    <div sx={roomStyles}>
      {can ? (
        <button type="button" onClick={open}>
          {words}
        </button>
      ) : (
        <a href={link} sx={{ variant: 'buttons.primary' }}>
          {words}
        </a>
      )}
      {isAwaited && <p>{say('turn.room-tap')}</p>}
    </div>
  );
}

/** Undefined until it is known. */
function useCanAr(element: ModelViewerElement | undefined, state: ModelState): boolean | undefined {
  const [can, setCan] = useState<boolean>();
  useEffect(() => {
    if (!element || state !== 'shown') return undefined;
    if (element.canActivateAR) setCan(true);
    const timer = setTimeout(() => setCan(element.canActivateAR), SURELY_KNOWN);
    return () => clearTimeout(timer);
  }, [element, state]);
  return state === 'failed' ? false : can;
}
