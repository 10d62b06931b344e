import { matches } from '../../src/contract/check';
import { ErrorAnswer } from '../../src/contract/common';
import { openSigner } from '../../src/contract/hook/hook-signer';
import { HOOK_PATHS, RebuildStatus, ReleaseTaken, type ReleaseCall } from '../../src/contract/hook/rebuild';

export interface FollowerCalls {
  status: (signal: AbortSignal) => Promise<RebuildStatus>;
  take: (call: ReleaseCall, signal: AbortSignal) => Promise<ReleaseTaken>;
}

export function openFollowerCalls(url: string, secret: string): FollowerCalls {
  const sign = openSigner(secret);
  const ask = async (path: string, body: string | undefined, signal: AbortSignal): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: sign(body ?? ''),
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw new Error('it has not answered in time');
      const { cause } = error as { cause?: { code?: string } };
      throw new Error(`it cannot be reached (${cause?.code ?? String(error)})`);
    });
    const said = (await answer.json().catch(() => undefined)) as { data?: unknown } | undefined;
    if (answer.status === 200) return said?.data;
    throw new Error(
      `it answers ${answer.status}${matches(ErrorAnswer, said) ? `: ${said.error.message}` : ''}`,
    );
  };
  return {
    async status(signal) {
      const data = await ask(HOOK_PATHS.status, undefined, signal);
      if (!matches(RebuildStatus, data))
        throw new Error('its status cannot be read: it is of another version');
      return data;
    },
    async take(call, signal) {
      const data = await ask(HOOK_PATHS.release, JSON.stringify(call), signal);
      if (!matches(ReleaseTaken, data))
        throw new Error('its answer cannot be read: it is of another version');
      return data;
    },
  };
}
