export interface SsrAnswer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
  /** Tags of the API's answers that it was made of; undefined when unknown. */
  tags?: readonly string[];
}
