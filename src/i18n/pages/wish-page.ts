/** `{name}` stands for the work or creator of the wish. */
export interface WishWords {
  title: string;
  description: string;
  text: string;
  field: string;
  /** Initial text of the field, by what the page's address names. */
  work: string;
  creator: string;
  type: string;
  button: string;
  privacy: string;
}
