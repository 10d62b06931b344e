/** Either as it came, or what it says. */
export type StoredAnswer = { etag: string } & ({ text: string } | { body: unknown });

export interface ConditionalStore {
  get(url: string): Promise<StoredAnswer | undefined>;
  set(url: string, answer: { etag: string; text: string; body: unknown }): Promise<void>;
}
