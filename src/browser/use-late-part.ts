import { useCallback, useState } from 'react';
import { loadChunk } from './load-chunk';

interface LatePart<Part> {
  /** Undefined until it has come. */
  Part: Part | undefined;
  /** How often the control was asked; the part begins each time that it grows. */
  asked: number;
  isBusy: boolean;
  /** Its code has not come. */
  hasFailed: boolean;
  /** Does nothing while the part is busy. */
  ask: () => void;
  onBusy: (isBusy: boolean) => void;
}

/** What a control does once it is asked to, of which the code comes then: the first press counts as all others do. */
export function useLatePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  const [Part, setPart] = useState<Part>();
  const [asked, setAsked] = useState(0);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const begin = async () => {
    setState('busy');
    try {
      if (!Part) {
        const part = await loadChunk(load);
        setPart(() => part);
      }
      setAsked((before) => before + 1);
    } catch {
      setState('failed');
    }
  };
  return {
    Part,
    asked,
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    ask: () => {
      if (state !== 'busy') void begin();
    },
    onBusy: useCallback((isBusy: boolean) => setState(isBusy ? 'busy' : 'idle'), []),
  };
}
