import type { FaultAnswer } from '../../../api/desk/contract/faults';
import { CallFault } from '../line/call';
import { NoPasskey } from '../identity/passkeys';
import { useSay, type Say } from '../words';

/** In a sentence. */
export function faultWords(say: Say, error: unknown): string {
  if (error instanceof NoPasskey) return say('fault.passkeyNone');
  if (!(error instanceof CallFault)) return say('fault.unexpected');
  const { model } = ((error.answer ?? {}) as Partial<FaultAnswer>).error ?? {};
  if (model) return say(`model.fault.${model.code}`, { found: model.found });
  return say(`fault.${error.fault}`, { seconds: error.retryAfter, name: error.by });
}

/** Read aloud by screen readers as soon as it appears. */
export function FaultText({ error, id }: { error: unknown; id?: string }) {
  const say = useSay();
  return (
    <p role="alert" id={id} sx={{ variant: error ? 'text.fault' : undefined }}>
      {error ? faultWords(say, error) : null}
    </p>
  );
}
