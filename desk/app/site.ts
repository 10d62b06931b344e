import { useEffect } from 'react';
import type { Site } from '../../api/releases/contract/releases';
import { forget, useAnswer } from './data';

/** Live (app/live.ts); undefined until the first answer. */
export function useSite(): Site | undefined {
  const { data } = useAnswer('/site');
  const served = data?.release;
  const state = data?.state;
  // Releases change with the site's state.
  useEffect(() => {
    void forget('/releases');
    void forget('/today');
  }, [served, state]);
  return data;
}
