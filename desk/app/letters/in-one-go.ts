/** ms in which letters follow each other that are typed as a word. */
export const IN_ONE_GO_MS = 300;

export interface Letter {
  letter: string;
  /** ms, of any clock. */
  at: number;
  /** A command of its own, such as the next row, which is not taken for a part of a word. */
  isStep: boolean;
}

/** Tells a word that somebody types from letters that are commands. */
export function lettersInOneGo() {
  let typed = '';
  let last = -Infinity;
  let wasStep = true;
  let isWord = false;
  let held: (() => void)[] = [];
  let sending: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    const acts = held;
    held = [];
    for (const act of acts) act();
  };
  const sendLater = (): void => {
    clearTimeout(sending);
    sending = setTimeout(send, IN_ONE_GO_MS);
  };
  return {
    /** @returns what was typed so far, once it is a word; what was held because of it is not done then */
    read({ letter, at, isStep }: Letter): string | undefined {
      const follows = at - last < IN_ONE_GO_MS;
      typed = follows ? typed + letter : letter;
      isWord = follows && (isWord || (!wasStep && !isStep));
      wasStep = isStep;
      last = at;
      if (isWord) held = [];
      else if (held.length > 0) sendLater();
      return isWord ? typed : undefined;
    },
    /** Does it once no letter has followed. */
    hold(act: () => void): void {
      held.push(act);
      sendLater();
    },
    /** What follows in one go is no command. */
    endWith(): void {
      isWord = true;
    },
  };
}
