/** An answer as it was kept: its ETag and its JSON text. */
export interface StoredAnswer {
  etag: string;
  body: string;
}

/** Keeps answers between pulls, by URL, so that the API need not send what has not changed. */
export interface ConditionalStore {
  get(url: string): Promise<StoredAnswer | undefined>;
  set(url: string, entry: StoredAnswer): Promise<void>;
}
