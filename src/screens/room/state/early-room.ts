import type { TextAnswer } from '../../../gallery/calls/fetch-text';

/** What the script in the page's head has asked for while the site's code was on its way. */
export interface EarlyRoom {
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
