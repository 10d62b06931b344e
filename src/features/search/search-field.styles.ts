import type { ThemeUICSSObject } from 'theme-ui';

export const fieldStyles: ThemeUICSSObject = {
  variant: 'text.display',
  display: 'block',
  width: '100%',
  pb: 12,
  border: 0,
  borderBottom: '1px solid',
  borderBottomColor: 'text',
  borderRadius: 0,
  lineHeight: 1.2,
  // The line doubles in place of a ring, and nothing moves.
  '&:focus-visible': { outline: 'none', pb: 11, borderBottomWidth: 2 },
  '&:placeholder-shown': { textOverflow: 'ellipsis' },
  // Small enough to be read whole on a phone, in either language.
  '&::placeholder': { color: 'muted', opacity: 1, fontSize: 'max(.8125rem, min(1em, 4.1vw))' },
};
