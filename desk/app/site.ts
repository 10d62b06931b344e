import { useEffect } from 'react';
import type { Site } from '../contract/releases';
import { forget, keepAnswer, useAnswer } from './data';
import { useSilence } from './connection';

/** ms until the next try where the server has ended the stream. */
const AGAIN_MS = 3_000;

/** Live; undefined until the first answer. */
export function useSite(): Site | undefined {
  const { data } = useAnswer<Site>('/site');
  const isSilent = useSilence() !== undefined;
  const served = data?.release;
  const state = data?.state;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    const open = () => {
      source = new EventSource('/desk/api/live');
      source.onmessage = ({ data: text }: MessageEvent<string>) =>
        keepAnswer('/site', JSON.parse(text) as Site);
      source.onerror = () => {
        source?.close();
        // The answer tells whether the connection or the session is gone.
        void forget('/site');
        timer = setTimeout(open, AGAIN_MS);
      };
    };
    if (!isSilent) open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [isSilent]);
  // Releases change with the site's state.
  useEffect(() => {
    void forget('/releases');
    void forget('/today');
  }, [served, state]);
  return data;
}
