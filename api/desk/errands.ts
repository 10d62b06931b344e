import type { Errand } from './contract/errand';
import { DeskError } from './desk-error';

const NONE: Errand<never> = { state: 'none', answer: null, fault: null };
const BUSY: Errand<never> = { state: 'busy', answer: null, fault: null };

/** One at a time; whoever asks for the same joins it. */
export function openErrand<Answer>() {
  let last: Errand<Answer> = NONE;
  let running: { key: string; done: Promise<void> } | undefined;

  const run = async (work: () => Promise<Answer>): Promise<void> => {
    try {
      last = { state: 'done', answer: await work(), fault: null };
    } catch (error) {
      last = {
        state: 'failed',
        answer: null,
        fault: error instanceof DeskError ? error.fault : 'unexpected',
      };
    }
    running = undefined;
  };

  return {
    look: (): Errand<Answer> => (running ? BUSY : last),
    /** @param key of what is to be done. @throws DeskError while something else is under way */
    begin(key: string, work: () => Promise<Answer>): Errand<Answer> {
      if (running && running.key !== key) throw new DeskError('busy');
      running ??= { key, done: run(work) };
      return BUSY;
    },
    async settled(): Promise<void> {
      await running?.done;
    },
    forget(): void {
      last = NONE;
    },
  };
}
