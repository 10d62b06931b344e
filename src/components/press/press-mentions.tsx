import type { ThemeUICSSObject } from 'theme-ui';
import { Link } from '../links/link';
import type { PressMentionView } from './press-mention-view';

const styles: ThemeUICSSObject = {
  variant: 'text.read',
  fontVariantNumeric: 'tabular-nums',
  '& li': { variant: 'text.hanging' },
  '& a': { variant: 'links.reading' },
  // A name, not a title in another language, which <i> would be read as.
  '& span': { fontStyle: 'italic' },
  // In one piece unless large letters leave no line for it.
  '& time': { display: 'inline-block', textIndent: 0 },
};

/** The articles that cite a work or a creator, a line each. */
export function PressMentions({ press }: { press: readonly PressMentionView[] }) {
  return (
    <ul sx={styles}>
      {press.map(({ path, title, publication, day, date }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>, <span>{publication}</span>, <time dateTime={day}>{date}</time>
        </li>
      ))}
    </ul>
  );
}
