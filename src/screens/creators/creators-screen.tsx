import { CreatorFigure } from '../../components/creators/creator-figure';
import { emptyStyles, screenStyles, titleStyles } from '../../components/list-page.styles';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { useMessages } from '../../i18n/use-messages';
import { pictureSizes } from '../../media/picture-sizes';
import { wallStyles } from './creators-wall.styles';
import type { CreatorsView } from './creators-view';

const SIZES = pictureSizes('75vw', { columns6: '50vw', columns12: '33vw' });

/** The creators on one wall; who has no portrait hangs there by name. */
export function CreatorsScreen({ view }: { view: CreatorsView }) {
  const { t } = useMessages();
  const { creators } = view;
  const first = creators.findIndex(({ picture }) => picture);
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{t('creators.title')}</h1>
      <UntranslatedNotice />
      {creators.length === 0 ? (
        <p sx={emptyStyles}>{t('creators.none')}</p>
      ) : (
        <ul sx={wallStyles}>
          {creators.map((creator, index) => (
            <li key={creator.path} data-name-only={creator.picture ? undefined : ''}>
              <CreatorFigure creator={creator} sizes={SIZES} eager={index === first} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
