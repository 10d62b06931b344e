/** ms without a byte after which nothing more is waited for. */
const STALL_MS = 30_000;

interface FetchOptions {
  /** Ends it when the visitor cancels or leaves. */
  signal: AbortSignal;
  /** Told of each piece that has come, in bytes. */
  onBytes: (bytes: number) => void;
}

/**
 * Fetches a picture to its end.
 * @throws Error when it is refused, breaks off, stalls, is no picture, or was aborted by `signal`
 */
export async function fetchPicture(url: string, { signal, onBytes }: FetchOptions): Promise<Blob> {
  const fetching = new AbortController();
  const abort = () => fetching.abort();
  let stall = setTimeout(abort, STALL_MS);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();

  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      clearTimeout(stall);
      stall = setTimeout(abort, STALL_MS);
      onBytes(piece.byteLength);
      controller.enqueue(piece);
    },
  });
  try {
    const answer = await fetch(url, { signal: fetching.signal });
    const type = answer.headers.get('content-type') ?? '';
    // A page in its place: that of an error, or of a network that wants to be signed in to.
    if (!answer.ok || !answer.body || type.startsWith('text/')) {
      void answer.body?.cancel();
      throw new Error(`${url}: ${answer.status} ${type}`);
    }
    return await new Response(answer.body.pipeThrough(counter)).blob();
  } finally {
    clearTimeout(stall);
    signal.removeEventListener('abort', abort);
  }
}
