import { useEffect } from 'react';
import type { Site } from '../contract/releases';
import { forget, keepAnswer, useAnswer } from './data';
import { useSilence } from './connection';

/** ms until the next try where the server has ended the stream. */
const AGAIN_MS = 3_000;

/** How the site is, as soon as it changes; undefined until that is known. */
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
        // Whether it is the connection, or the session, the answer says.
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
  // What was built is in these answers as well.
  useEffect(() => {
    void forget('/releases');
    void forget('/today');
  }, [served, state]);
  return data;
}
