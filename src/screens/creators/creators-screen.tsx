import { CreatorFigure } from '../../components/creators/creator-figure';
import { emptyStyles, screenStyles, titleStyles } from '../../components/list-page.styles';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { useMessages } from '../../i18n/use-messages';
import { wallStyles } from './creators-wall.styles';
import type { CreatorsView } from './creators-view';

const SIZES = '(min-width: 1100px) 33vw, (min-width: 640px) 50vw, 75vw';

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
