import { useCallback, useEffect, useState } from 'react';
import { copyContent, type CopyContent } from './copy-content';

/** ms that the message stays. */
const SAID_MS = 4000;

/** 'by-hand': the text for the visitor to copy. */
export type CopyResult = { kind: 'none' } | { kind: 'copied' } | { kind: 'by-hand'; text: string };

const NONE: CopyResult = { kind: 'none' };

export function useCopy(): {
  result: CopyResult;
  copy: (content: CopyContent) => Promise<void>;
  dismiss: () => void;
} {
  const [result, setResult] = useState(NONE);
  const dismiss = useCallback(() => setResult(NONE), []);

  useEffect(() => {
    if (result.kind !== 'copied') return undefined;
    const timer = setTimeout(dismiss, SAID_MS);
    return () => clearTimeout(timer);
  }, [result, dismiss]);

  const copy = useCallback(async (content: CopyContent) => {
    // Cleared first: screen readers don't repeat an unchanged message.
    setResult(NONE);
    const done = await copyContent(content);
    setResult(done ? { kind: 'copied' } : { kind: 'by-hand', text: content.text });
  }, []);

  return { result, copy, dismiss };
}
