import { useTranslation } from 'gatsby-plugin-react-i18next';
import { WorkCaption } from '../../../components/works/work-caption';
import type { PictureView } from '../../../media/picture-view';
import { useSeen } from '../stage/use-seen';
import type { ViewerSubject } from '../viewer-subject';
import type { ThemeUICSSObject } from 'theme-ui';

const labelStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gap: 'touch',
  maxWidth: '42ch',
  '& [data-muted]': { color: 'muted', textWrap: 'pretty' },
  '& [data-note]': { variant: 'text.note', color: 'muted' },
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];

export function saysMore(description: string, caption: string): boolean {
  const told = new Set(wordsOf(caption));
  return wordsOf(description).some((word) => !told.has(word));
}

export function ViewerLabel({ picture, subject }: { picture: PictureView; subject: ViewerSubject }) {
  const { t } = useTranslation();
  const { title, creators, date } = subject;
  const caption = [creators, title, date].filter(Boolean).join(' ');
  const { alt } = (useSeen(picture) === 'night' && picture.night) || picture;
  return (
    <div data-part="label" sx={labelStyles}>
      {creators === undefined ? <p>{title}</p> : <WorkCaption work={{ creators, title, date }} />}
      {saysMore(alt, caption) && <p data-muted="">{alt}</p>}
      {picture.credit && <p data-note="">{t('viewer.credit', { name: picture.credit })}</p>}
    </div>
  );
}
