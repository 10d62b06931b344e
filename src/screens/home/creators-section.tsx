import { Link } from '../../components/links/link';
import type { CreatorCardView } from '../../components/creators/creator-card-view';
import { useMessages } from '../../i18n/use-messages';
import { Picture } from '../../media/picture';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { bandStyles } from './home-sections.styles';
import { listStyles } from './creators-section.styles';

/** The first is larger than the others (creators-section.styles.ts). */
const SIZES = {
  first: pictureSizes(acrossColumns(9), { asymmetric: acrossColumns(4) }),
  other: pictureSizes(acrossColumns(6), { asymmetric: acrossColumns(3) }),
};

/** Some creators, their pictures of different sizes on one floor. */
export function CreatorsSection({ creators }: { creators: readonly CreatorCardView[] }) {
  const { t } = useMessages();
  return (
    <section sx={bandStyles} aria-labelledby="creators">
      <h2 id="creators">{t('home.creators')}</h2>
      <ul sx={listStyles}>
        {creators.map(({ path, name, life, picture }, index) => (
          <li key={path}>
            <Link to={path}>
              <Picture picture={picture} sizes={index === 0 ? SIZES.first : SIZES.other} alt="" />
              <span data-name="">{name}</span>
              {life && <span data-life="">{life}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
