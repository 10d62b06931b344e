/** Meta descriptions of the lists, which no page shows. */
export interface Descriptions {
  works: (title: string) => string;
  creators: string;
  events: string;
  press: string;
  selection: string;
}
