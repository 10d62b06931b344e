/** What the function answers for a page or for its data. */
export interface SsrAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}
