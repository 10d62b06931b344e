/** `{name}` stands for what the wish is about. */
export const WISH = {
  title: 'Tell me when something like it arrives',
  description:
    'Say what you are looking for, and the gallery will write to you when something like it arrives.',
  text: 'Say what you are looking for: a piece, a creator, a size, a colour. When something like it arrives at the gallery, we will write to you, in English.',
  field: 'what I am looking for',
  // What stands in the field at first, by what the page's address names.
  work: 'Something like ‘{name}’',
  creator: 'Works by {name}',
  type: 'Works of the type ‘{name}’',
  button: 'Tell me',
  privacy: 'We use your address for this wish only. You can withdraw it at any time.',
} as const;

export type WishWords = Record<keyof typeof WISH, string>;
