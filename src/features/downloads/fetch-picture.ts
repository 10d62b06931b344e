/** ms without a byte before the download is given up. */
const STALL_MS = 30_000;

interface FetchOptions {
  signal: AbortSignal;
  /** Called with the length of each piece. */
  onBytes: (bytes: number) => void;
}

/** @throws Error when it is refused, breaks off, stalls, is no picture, or was aborted by `signal` */
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
    // A page in place of the picture: an error's, or a network's sign-in page.
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
