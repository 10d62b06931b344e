import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { PictureView } from '../../../media/picture-view';
import { filesState, type Files } from '../files/picture-files';
import { useSeen } from '../stage/use-seen';
import { Waiting } from './waiting';
import type { ThemeUICSSObject } from 'theme-ui';

const failedStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'absolute',
  left: 0,
  bottom: 0,
  maxWidth: '100%',
  bg: 'background',
  '& p': { py: 2, px: 3, maxWidth: '42ch' },
  '& button': { variant: 'links.underlined', minHeight: 'target' },
};

interface ViewerStatusProps {
  picture: PictureView;
  enlarged: boolean;
  files: Files;
  onRetry: () => void;
}

export function ViewerStatus({ picture, enlarged, files, onRetry }: ViewerStatusProps) {
  const { t } = useTranslation();
  const lit = useSeen(picture) === 'night';
  const state = filesState(picture, { enlarged, lit }, files);
  return (
    <>
      <Waiting active={state === 'loading'} />
      <div role="alert" sx={failedStyles}>
        {state === 'failed' && (
          <p>
            {t('viewer.failed')}{' '}
            <button type="button" onClick={onRetry}>
              {t('viewer.retry')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
