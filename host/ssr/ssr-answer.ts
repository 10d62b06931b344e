/** What the function answers for a page or for its data. */
export interface SsrAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
  /** The answers of the API that it was made of; undefined of a function that does not say. */
  tags?: readonly string[];
}
