/** What lists say of themselves to search engines and social networks, which no page shows. */
export interface Descriptions {
  works: (title: string) => string;
  creators: string;
  events: string;
  press: string;
  selection: string;
}
