import { useTranslation } from 'gatsby-plugin-react-i18next';
import { TextPageSection } from '../text-page/text-page-section';
import type { TextPageView } from '../text-page/text-page-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../theme/space';
import { FROM, SMALL_PHONE } from '../../theme/tokens';

const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  pt: 4,
  [FROM.asymmetric]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'gutter',
    alignItems: 'baseline',
  },
};

const asideStyles: ThemeUICSSObject = {
  '& > h1': { variant: 'text.sectionTitle', hyphens: 'auto' },
  [FROM.asymmetric]: {
    gridColumn: '1 / 5',
    position: 'sticky',
    top: `calc(${SPACE.header} + ${SPACE[4]})`,
  },
};

const contentsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  pt: 4,
  '& a': { display: 'inline-block', py: 1, color: 'muted', textDecoration: 'none' },
  '& a:hover': { variant: 'underlines.small', color: 'text' },
  '@media print': { display: 'none' },
};

const textStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 6,
  pt: 6,
  [FROM.asymmetric]: { gridColumn: '6 / 13', pt: 0 },
};

const sectionStyles: ThemeUICSSObject = {
  minWidth: 0,
  // On the first screen it stands beside the round button of the search.
  [SMALL_PHONE]: { '&:first-of-type': { pr: 'clearOfSearch' } },
  '& > h2': { variant: 'text.label', pb: 'caption' },
};

/** Serves any text that is read by its sections. */
export function LegalNoticeScreen({ view }: { view: TextPageView }) {
  const { t } = useTranslation();
  const titled = view.sections.filter(({ id }) => id);
  return (
    <article sx={screenStyles}>
      <div sx={asideStyles}>
        <h1>{view.title}</h1>
        {titled.length > 1 && (
          <nav aria-label={t('legal-notice.contents')} sx={contentsStyles}>
            <ul>
              {titled.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div sx={textStyles}>
        {view.sections.map((section) => (
          <TextPageSection key={section.html} section={section} sx={sectionStyles} />
        ))}
      </div>
    </article>
  );
}
