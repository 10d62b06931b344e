import { createContext, useContext, type RefObject } from 'react';

/** Of a work that has a model. */
export interface TurnOffer {
  /** Whether this browser can show it; false until it was asked. */
  isOffered: boolean;
  /** Asks the browser, which takes it a moment: only where the offer is about to be seen. */
  ask: () => void;
  turn: () => void;
  inRoom: () => void;
  /** The buttons that do so, for the focus to come back to. */
  turnButton: RefObject<HTMLButtonElement>;
  roomButton: RefObject<HTMLButtonElement>;
}

export const TurnContext = createContext<TurnOffer | undefined>(undefined);

/** Undefined where the work has no model. */
export const useTurnOffer = (): TurnOffer | undefined => useContext(TurnContext);
