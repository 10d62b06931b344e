import { Link } from '../links/link';
import type { CreatorCardView } from './creator-card-view';
import { namesStyles, sectionStyles } from './named-creators.styles';

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
