import { useTranslation } from 'gatsby-plugin-react-i18next';
import { TextPageSection } from '../text-page/text-page-section';
import type { TextPageView } from '../text-page/text-page-view';
import {
  asideStyles,
  contentsStyles,
  screenStyles,
  sectionStyles,
  textStyles,
} from './legal-notice-screen.styles';

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
