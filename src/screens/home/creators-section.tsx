import { Link } from '../../components/link';
import type { CreatorCardView } from '../../components/creators/creator-card-view';
import { useMessages } from '../../i18n/use-messages';
import { Picture } from '../../media/picture';
import { pictureSizes } from '../../media/picture-sizes';
import { bandStyles } from './home-sections.styles';
import { listStyles } from './creators-section.styles';

const SIZES = pictureSizes('75vw', { asymmetric: '33vw' });

/** Some creators, their pictures of different sizes on one floor. */
export function CreatorsSection({ creators }: { creators: readonly CreatorCardView[] }) {
  const { t } = useMessages();
  return (
    <section sx={bandStyles} aria-labelledby="creators">
      <h2 id="creators">{t('home.creators')}</h2>
      <ul sx={listStyles}>
        {creators.map(({ path, name, life, picture }) => (
          <li key={path}>
            <Link to={path}>
              <Picture picture={picture} sizes={SIZES} alt="" />
              <span data-name="">{name}</span>
              {life && <span data-life="">{life}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
