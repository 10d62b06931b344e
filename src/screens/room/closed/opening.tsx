import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Spinner } from '../../../components/form/spinner';
import { useLasting } from '../../../components/form/use-lasting';
import { closedStyles } from './closed.styles';
import { GalleryAddress } from './gallery-address';

/** Below the head, until the room is there: the same for all rooms. */
export function Opening() {
  const { t } = useTranslation();
  const lasting = useLasting(true);
  return (
    <>
      <div role="status" sx={{ variant: 'layout.page', pt: 4 }}>
        {lasting && <Spinner label={t('room.opening')} />}
      </div>
      <noscript>
        <div sx={closedStyles}>
          <h1>{t('room.title')}</h1>
          <p>{t('room.needs-scripts')}</p>
          <GalleryAddress />
        </div>
      </noscript>
    </>
  );
}
