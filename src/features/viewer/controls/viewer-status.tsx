import { useMessages } from '../../../i18n/use-messages';
import type { PictureView } from '../../../media/picture-view';
import { filesState, type Files } from '../files/picture-files';
import { useLit } from '../stage/use-lit';
import { failedStyles } from './viewer-status.styles';
import { Waiting } from './waiting';

interface ViewerStatusProps {
  picture: PictureView;
  enlarged: boolean;
  files: Files;
  onRetry: () => void;
}

/** Says that the picture is on its way, or that it can't be had, and what to do. */
export function ViewerStatus({ picture, enlarged, files, onRetry }: ViewerStatusProps) {
  const { t } = useMessages();
  const lit = useLit(picture);
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
