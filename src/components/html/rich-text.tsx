import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW } from '../../theme/tokens';
import { joinedRanges } from './joined-ranges';

export const richTextStyles: ThemeUICSSObject = {
  variant: 'text.read',
  [`@media ${BELOW.columns6}`]: { hyphens: 'auto', hyphenateLimitChars: '9 4 4' },
  '& > * + *': { mt: '1em' },
  '& h3, & h4': { variant: 'text.sub' },
  '& > * + h3, & > * + h4': { mt: 5 },
  '& h3 + *, & h4 + *': { mt: 2 },
  '& li': { variant: 'text.hanging' },
  '& li::before': { content: '"–"', display: 'inline-block', width: '1.6em', textIndent: 0, color: 'muted' },
  '& blockquote': { pl: 4, fontStyle: 'italic' },
  '& strong': { fontWeight: 'normal', fontStyle: 'italic' },
  '& a': { variant: 'links.reading' },
  '& sup': { fontSize: '.7em', lineHeight: 0 },
};

/** `html` must have gone through `safeHtml`; view models do that. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div className={className} sx={richTextStyles} dangerouslySetInnerHTML={{ __html: joinedRanges(html) }} />
  );
}
