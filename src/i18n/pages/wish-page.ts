/** `{name}` stands for what the wish is about. */
export interface WishWords {
  title: string;
  description: string;
  text: string;
  field: string;
  /** What stands in the field at first, by what the page's address names. */
  work: string;
  creator: string;
  type: string;
  button: string;
  privacy: string;
}
