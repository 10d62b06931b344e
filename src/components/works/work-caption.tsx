import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { SoldMark } from '../sold-mark';
import {
  captionDateStyles,
  captionNoteStyles,
  captionStyles,
  captionTitleStyles,
} from './work-caption.styles';

interface WorkCaptionProps {
  work: { creators: ReactNode; title: ReactNode; date?: ReactNode; sold?: boolean; note?: ReactNode };
}

/** A museum label: creator, title, date, a note in small type, and the dot of a sold work. */
export function WorkCaption({ work }: WorkCaptionProps) {
  const { t } = useMessages();
  return (
    <span sx={captionStyles}>
      <span sx={{ display: 'block' }}>{work.creators}</span>
      <span sx={captionTitleStyles}>
        <i data-title="">{work.title}</i>
        {work.date && (
          <>
            , <span sx={captionDateStyles}>{work.date}</span>
          </>
        )}
      </span>
      {work.note && <span sx={captionNoteStyles}>{work.note}</span>}
      {work.sold && <SoldMark>{t('work.sold')}</SoldMark>}
    </span>
  );
}
