import { PartedTitle } from '../../components/text/parted-title';
import { SmartLink } from '../../components/links/smart-link';
import { useMessages } from '../../i18n/use-messages';
import { Picture } from '../../media/picture';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { bandStyles } from './home-sections.styles';
import { listStyles } from './news-section.styles';
import type { NewsView } from './home-view';

const SIZES = pictureSizes(acrossColumns(12), { asymmetric: acrossColumns(5) });

/** The further news, two beside each other. */
export function NewsSection({ news }: { news: readonly NewsView[] }) {
  const { t } = useMessages();
  return (
    <section sx={bandStyles} aria-labelledby="news">
      <h2 id="news">{t('home.news')}</h2>
      <ul sx={listStyles}>
        {news.map(({ id, title, text, link, picture }) => (
          <li key={id}>
            <Picture picture={picture} sizes={SIZES} />
            <h3>
              <PartedTitle>{title}</PartedTitle>
            </h3>
            {text && <p>{text}</p>}
            {link && <SmartLink to={link.url}>{link.label}</SmartLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
