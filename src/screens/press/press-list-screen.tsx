import { useTranslation } from 'gatsby-plugin-react-i18next';
import { emptyStyles, screenStyles, titleStyles } from '../../layouts/list-page.styles';
import { PressRow } from '../../components/press/press-row';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import type { PressListView } from './press-list-view';

export function PressListScreen({ view }: { view: PressListView }) {
  const { t } = useTranslation();
  const { articles } = view;
  const first = articles.findIndex(({ picture }) => picture);
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{t('press.title')}</h1>
      <UntranslatedNotice />
      {articles.length === 0 ? (
        <p sx={emptyStyles}>{t('press.none')}</p>
      ) : (
        <ul>
          {articles.map((article, index) => (
            <li key={article.path}>
              <PressRow article={article} eager={index === first} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
