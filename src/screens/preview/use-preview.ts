import { useEffect, useState } from 'react';
import { useSite } from '../../page/site-context';
import { statusError } from '../../browser/status-error';
import type { Preview } from '../../contract/kinds/preview';
import { fetchPreview, type FoundPreview, type PreviewOutcome } from '../../gallery/fetch-preview';
import { loadLanguage } from '../../i18n/load-language';
import { pollWhileVisible } from './poll-while-visible';
import { tokenOf } from '../../routes/token-of';

/** ms between two requests. */
const PAUSE = 5000;

export type PreviewState =
  | { kind: 'loading' }
  | { kind: 'found'; preview: Preview; moment: number }
  | Exclude<PreviewOutcome, FoundPreview | FailedPreview>;

type FailedPreview = Extract<PreviewOutcome, { kind: 'failed' }>;

/** Polls while visible. @throws StatusError while rendering, when the first answer is a server error */
export function usePreview(path: string): PreviewState {
  const { apiOrigin } = useSite();
  const [state, setState] = useState<PreviewState | FailedPreview>({ kind: 'loading' });
  useEffect(() => {
    let known: FoundPreview | undefined;
    setState({ kind: 'loading' });
    return pollWhileVisible({
      ask: () => askFor(apiOrigin, tokenOf(path), known),
      onAnswer: (outcome) => {
        if (outcome.kind === 'found') known = outcome;
        setState((shown) => nextState(shown, outcome));
        return outcome.kind !== 'unknown' && outcome.kind !== 'expired';
      },
      pauseMs: PAUSE,
    });
  }, [apiOrigin, path]);
  if (state.kind === 'failed') throw statusError(state.status);
  return state;
}

/** The item's language need not be the page's; without its messages, the page's are used. */
async function askFor(
  apiOrigin: string,
  token: string,
  known: FoundPreview | undefined,
): Promise<PreviewOutcome> {
  const outcome = await fetchPreview(apiOrigin, token, { known });
  if (outcome.kind === 'found') await loadLanguage(outcome.preview.locale).catch(() => undefined);
  return outcome;
}

/** An unchanged draft renders nothing anew; a fault keeps what is shown. */
function nextState(
  shown: PreviewState | FailedPreview,
  outcome: PreviewOutcome,
): PreviewState | FailedPreview {
  if (outcome.kind === 'found') {
    const unchanged = shown.kind === 'found' && shown.preview === outcome.preview;
    return unchanged ? shown : { kind: 'found', preview: outcome.preview, moment: Date.now() };
  }
  const noAnswer =
    outcome.kind === 'failed' || (outcome.kind === 'unavailable' && outcome.problems.length === 0);
  return noAnswer && shown.kind === 'found' ? shown : outcome;
}
