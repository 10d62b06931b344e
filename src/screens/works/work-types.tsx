import { Link } from '../../components/links/link';
import { useMessages } from '../../i18n/use-messages';
import { ScrollingLine } from './scrolling-line';
import { lineStyles, typesStyles } from './work-types.styles';
import type { WorkTypeView } from './works-view';

/** The types of works as one row of links, each with its count. */
export function WorkTypes({ types }: { types: readonly WorkTypeView[] }) {
  const { t } = useMessages();
  return (
    <nav aria-label={t('works.types')}>
      <ScrollingLine sx={lineStyles}>
        <ul sx={typesStyles}>
          {types.map(({ slug, title, path, count, current }) => (
            <li key={slug}>
              <Link to={path} aria-current={current ? 'page' : undefined}>
                <span>{title}</span>
                <sup>{count}</sup>
              </Link>
            </li>
          ))}
        </ul>
      </ScrollingLine>
    </nav>
  );
}
