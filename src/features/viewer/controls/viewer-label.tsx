import { WorkCaption } from '../../../components/works/work-caption';
import { useMessages } from '../../../i18n/use-messages';
import type { PictureView } from '../../../media/picture-view';
import { saysMore } from './has-caption';
import { labelStyles } from './viewer-label.styles';
import type { ViewerSubject } from '../viewer-subject';

/** What a picture shows and who took it: its caption, and its description where that tells more. */
export function ViewerLabel({ picture, subject }: { picture: PictureView; subject: ViewerSubject }) {
  const { t } = useMessages();
  const { title, creators, date } = subject;
  const caption = [creators, title, date].filter(Boolean).join(' ');
  return (
    <div data-part="label" sx={labelStyles}>
      {creators === undefined ? <p>{title}</p> : <WorkCaption work={{ creators, title, date }} />}
      {saysMore(picture.alt, caption) && <p data-muted="">{picture.alt}</p>}
      {picture.credit && <p data-note="">{t('viewer.credit', { name: picture.credit })}</p>}
    </div>
  );
}
