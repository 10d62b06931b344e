import { useCallback, useEffect, useRef, useState } from 'react';
import type { ModelViewerElement } from '../loading/model-viewer-element';
import type { ModelState } from '../stage/use-model-stage';
import { isHandHeld } from './hand-held';

/** ms: the browser says late whether it can. */
const SURELY_KNOWN = 600;

/** What this device can do to show models in the visitor's room. */
export interface Ar {
  /** Undefined until it is known. */
  can: boolean | undefined;
  /** The camera was asked for, and did not open. */
  isRefused: boolean;
  /** Whether it is done on this device, as far as is known, and not on a phone that is shown the way. */
  isHere: boolean;
  open: () => void;
}

export function useAr(element: ModelViewerElement | undefined, state: ModelState): Ar {
  const [can, setCan] = useState<boolean>();
  const [isRefused, setRefused] = useState(false);
  const isOpening = useRef(false);
  useEffect(() => {
    if (!element || state !== 'shown') return undefined;
    const look = () => setCan(element.canActivateAR);
    if (element.canActivateAR) setCan(true);
    const timer = setTimeout(look, SURELY_KNOWN);
    return () => clearTimeout(timer);
  }, [element, state]);
  const refuse = useCallback(() => {
    setCan(false);
    setRefused(true);
  }, []);
  useEffect(() => {
    // The library asks once: after that it has no way left until the page is loaded again.
    const onStatus = (event: Event) => {
      if ((event as CustomEvent<{ status: string }>).detail.status === 'failed') refuse();
    };
    element?.addEventListener('ar-status', onStatus);
    return () => element?.removeEventListener('ar-status', onStatus);
  }, [element, refuse]);
  /** A second tap while the camera opens would fail. */
  const open = () => {
    if (!element || isOpening.current) return;
    isOpening.current = true;
    element
      .activateAR()
      .catch(refuse)
      .finally(() => (isOpening.current = false));
  };
  const known = state === 'failed' ? false : can;
  return { can: known, isRefused, isHere: known || isRefused || isHandHeld(), open };
}
