import { useCallback, useEffect, useState } from 'react';
import { copyContent, type CopyContent } from './copy-content';

/** How long it is said that something was copied, in ms. */
const SAID_MS = 4000;

/** What came of copying: for a while that it is done, or the text for the visitor to copy. */
export type CopyResult = { kind: 'none' } | { kind: 'copied' } | { kind: 'by-hand'; text: string };

const NONE: CopyResult = { kind: 'none' };

/** Copies to the clipboard, and tells what came of it. */
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
    // What is said a second time has to go first, or no screen reader says it again.
    setResult(NONE);
    const done = await copyContent(content);
    setResult(done ? { kind: 'copied' } : { kind: 'by-hand', text: content.text });
  }, []);

  return { result, copy, dismiss };
}
