import { matches } from '../../src/contract/check';
import { ErrorAnswer } from '../../src/contract/common';
import { HOOK_TOLERANCE_S } from '../../src/contract/hook/hook-signature';
import { openSigner } from '../../src/contract/hook/hook-signer';
import { HOOK_PATHS, type RebuildRequest } from '../../src/contract/hook/rebuild';

class HookFailure extends Error {
  override name = 'HookFailure';
}

export type RebuildHook = (request: RebuildRequest, signal: AbortSignal) => Promise<void>;

interface HookOptions {
  url: string;
  secret: string;
  /** ms; the host answers before it builds. */
  timeoutMs?: number;
}

export function openRebuildHook({ url, secret, timeoutMs = 10_000 }: HookOptions): RebuildHook {
  const sign = openSigner(secret);
  return async (request, signal) => {
    const body = JSON.stringify(request);
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, timeoutMs);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sign(body) },
        body,
        // A redirect would lose the body.
        redirect: 'manual',
        signal: ending.signal,
      });
      if (response.status === 401) throw new HookFailure(adviceOn(401) + (await wordsOf(response)));
      await response.body?.cancel();
      if (!response.ok) throw new HookFailure(adviceOn(response.status));
    } catch (error) {
      if (error instanceof HookFailure) throw error;
      throw new HookFailure(ending.signal.aborted ? slowness(timeoutMs) : unreachability(error));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  };
}

/** A longer refusal is not from a host of ours. */
const MAX_REFUSAL_CHARS = 2000;

/** The host's own reason, such as a wrong clock; '' without one. */
async function wordsOf(response: Response): Promise<string> {
  const answer = parsed((await response.text()).slice(0, MAX_REFUSAL_CHARS));
  return matches(ErrorAnswer, answer) ? `. It says: ${answer.error.message}` : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function adviceOn(status: number): string {
  switch (status) {
    case 401:
      return `the site's host refuses the signature (401): REBUILD_SECRET must be the same for the API and the host, and their clocks may differ by ${HOOK_TOLERANCE_S} s (a host that was started this second passes the next try)`;
    case 404:
      return `there is no rebuild hook at REBUILD_HOOK_URL (404): set REBUILD_SECRET for the host, and end the address in ${HOOK_PATHS.rebuild}`;
    case 413:
    case 422:
      return `the site's host does not understand the API (${status}): run both from the same version of the project`;
    default:
      return `REBUILD_HOOK_URL answers ${status}: see the log of the site's host, and whether the address is right`;
  }
}

const slowness = (timeoutMs: number) =>
  `the site's host has not answered within ${timeoutMs / 1000} s: see whether it is overloaded`;

function unreachability(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } };
  return `the site's host cannot be reached (${cause?.code ?? String(error)}): start it, or correct REBUILD_HOOK_URL`;
}
