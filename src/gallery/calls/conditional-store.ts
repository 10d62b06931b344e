export interface StoredAnswer {
  etag: string;
  body: string;
}

export interface ConditionalStore {
  get(url: string): Promise<StoredAnswer | undefined>;
  set(url: string, entry: StoredAnswer): Promise<void>;
}
