export interface TextAnswer {
  kind: 'answer';
  status: number;
  headers: Headers;
  text: string;
}

export type Fetched = TextAnswer | { kind: 'timeout' } | { kind: 'unreachable'; reason: string };

/** Node puts the useful code (`ECONNREFUSED`) into the cause; browsers give a message alone. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** Never throws for a network fault. Reads every body, since an unread one keeps its connection. */
export async function fetchText(url: string, init: RequestInit, timeoutMs: number): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal });
    return {
      kind: 'answer',
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  } catch (error) {
    // Not by the error's name: Gatsby's server has a fetch with another one.
    if (signal.aborted) return { kind: 'timeout' };
    return { kind: 'unreachable', reason: reasonOf(error) };
  }
}
