import { Link } from '../links/link';
import type { CreatorCardView } from './creator-card-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const sectionStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 3,
  '& > h2': { variant: 'layout.label' },
  '& > ul': { gridColumn: '1 / -1' },
  [FROM.asymmetric]: {
    '& > h2': { gridColumn: '1 / 4', pt: 2 },
    '& > ul': { gridColumn: '4 / 13' },
  },
};

const namesStyles: ThemeUICSSObject = {
  variant: 'text.title',
  display: 'grid',
  justifyItems: 'start',
  gap: 1,
  lineHeight: 1.35,
  '& a:hover': { color: 'accent' },
  '& a > span': {
    variant: 'text.cap',
    fontWeight: 'normal',
    color: 'muted',
    ml: '.6em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
};

interface NamedCreatorsProps {
  id: string;
  title: string;
  creators: readonly CreatorCardView[];
  className?: string;
}

export function NamedCreators({ id, title, creators, className }: NamedCreatorsProps) {
  if (creators.length === 0) return null;
  return (
    <section className={className} sx={sectionStyles} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul sx={namesStyles}>
        {creators.map(({ path, name, life }) => (
          <li key={path}>
            <Link to={path}>
              {name}
              {life && (
                <>
                  {' '}
                  <span>{life}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
