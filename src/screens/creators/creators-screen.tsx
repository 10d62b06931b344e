import { CreatorFigure } from '../../components/creators/creator-figure';
import { emptyStyles, screenStyles, titleStyles } from '../../layouts/list-page.styles';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { useMessages } from '../../i18n/use-messages';
import { pictureSizes } from '../../media/picture-sizes';
import { namesStyles, wallStyles } from './creators-wall.styles';
import type { CreatorsView } from './creators-view';

const SIZES = pictureSizes('45vw', { asymmetric: '22vw' });

/** The creators on one wall: first those who have a portrait, then those who are known by name. */
export function CreatorsScreen({ view: { portrayed, named } }: { view: CreatorsView }) {
  const { t } = useMessages();
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{t('creators.title')}</h1>
      <UntranslatedNotice />
      {portrayed.length + named.length === 0 && <p sx={emptyStyles}>{t('creators.none')}</p>}
      {portrayed.length > 0 && (
        <ul sx={wallStyles}>
          {portrayed.map((creator, index) => (
            <li key={creator.path}>
              <CreatorFigure creator={creator} sizes={SIZES} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <ul sx={namesStyles}>
          {named.map((creator) => (
            <li key={creator.path}>
              <CreatorFigure creator={creator} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
