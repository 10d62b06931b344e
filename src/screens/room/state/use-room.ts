import { startTransition, useCallback, useEffect, useState } from 'react';
import type { LocaleCode } from '../../../contract/locale-codes';
import type { Room } from '../../../contract/rooms/room';
import { fetchRoom, roomOutcome, type OpenRoom, type RoomOutcome } from '../../../gallery/rooms/fetch-room';
import type { RoomKey } from '../../../gallery/rooms/room-call';
import { loadLanguage } from '../../../i18n/load-language';
import { hasWords } from '../../../i18n/translator';
import { useSite } from '../../../page/site-context';
import { tokenOf } from '../../../routes/token-of';
import { pollWhileVisible } from '../../preview/poll-while-visible';
import { keepCode, keptCode } from './kept-code';
import { goesOn, nextState, pauseAfter, type RoomState } from './room-state';
import type { TextAnswer } from '../../../gallery/calls/fetch-text';

interface OpenedRoom {
  /** Undefined at the first render, which is the same for all rooms. */
  key: RoomKey | undefined;
  state: RoomState;
  /** Tries a code. */
  unlock: (code: string) => void;
}

/** What is asked for, and what is shown until the first answer. */
interface Attempt {
  key: RoomKey;
  begin: RoomState;
}

/** Asks for the room as long as it may be seen, and follows it: what is sold says so within a second. */
export function useRoom(path: string): OpenedRoom {
  const { apiOrigin: baseUrl } = useSite();
  const [state, setState] = useState<RoomState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState<Attempt>();
  useEffect(() => {
    const token = tokenOf(path);
    setAttempt({ key: { baseUrl, token, code: keptCode(token) }, begin: { kind: 'loading' } });
  }, [baseUrl, path]);

  useEffect(() => {
    if (!attempt) return undefined;
    setState(attempt.begin);
    return follow(attempt, setState);
  }, [attempt]);

  const unlock = useCallback(
    (code: string) =>
      setAttempt((last) => last && { key: { ...last.key, code }, begin: { kind: 'locked', asked: true } }),
    [],
  );
  return { key: attempt?.key, state, unlock };
}

/** @returns how to stop */
function follow({ key, begin }: Attempt, show: (state: RoomState) => void): () => void {
  let known: OpenRoom | undefined;
  let shown = begin;
  let pause = 0;
  return pollWhileVisible({
    ask: async () => {
      const began = performance.now();
      const outcome = await askFor(key, known);
      pause = pauseAfter(outcome, known, performance.now() - began);
      return outcome;
    },
    onAnswer: (outcome) => {
      if (outcome.kind === 'open') known = outcome;
      // Kept once it has opened the room, and no longer than it does.
      if (outcome.kind === 'open') keepCode(key.token, key.code);
      if (outcome.kind === 'wrong-code') keepCode(key.token, undefined);
      shown = nextState(shown, outcome);
      // Many pieces take a while to render: the visitor may go on meanwhile.
      startTransition(() => show(shown));
      return goesOn(shown, outcome);
    },
    pauseMs: () => pause,
  });
}

async function askFor(key: RoomKey, known: OpenRoom | undefined): Promise<RoomOutcome> {
  const early = await takeEarlyRoom(key.token, key.code);
  const outcome = early ? roomOutcome(early) : await fetchRoom(key, { known });
  if (outcome.kind === 'open' && outcome !== known) await loadWords(outcome.room);
  return outcome;
}

/** Works are told of in their own language, which need not be the page's; without its words, the page's are used. */
async function loadWords({ locale, pieces }: Room): Promise<void> {
  const locales = new Set<LocaleCode>(pieces.map((piece) => piece.locale ?? locale));
  const missing = [...locales].filter((code) => !hasWords(code));
  if (missing.length === 0) return;
  const words = [import('../../../i18n/lazy/of-work'), ...missing.map(loadLanguage)];
  await Promise.all(words.map((asked) => asked.catch(() => undefined)));
}

/** What the script in the page's head has asked for while the site's code was on its way. */
interface EarlyRoom {
  token: string;
  code: string;
  /** Undefined when the network failed. */
  answer: Promise<TextAnswer | undefined>;
}

interface EarlyWindow {
  earlyRoom?: EarlyRoom;
}

/** Once: what is asked for later is asked for anew. */
export function takeEarlyRoom(token: string, code: string | undefined): EarlyRoom['answer'] | undefined {
  const { earlyRoom } = window as EarlyWindow;
  delete (window as EarlyWindow).earlyRoom;
  return earlyRoom?.token === token && earlyRoom.code === (code ?? '') ? earlyRoom.answer : undefined;
}
