import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { SoldMark } from './sold-mark';
import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';

const captionStyles: ThemeUICSSObject = { variant: 'text.cap', display: 'block', maxWidth: '34ch' };

const captionTitleStyles: ThemeUICSSObject = {
  display: 'block',
  color: 'muted',
  // Keeps the date from standing alone on the last line.
  textWrap: 'balance',
  '& i': {
    variant: 'text.workName',
    ...fadingUnderline('workName'),
    fontStyle: 'italic',
    lineHeight: 1.3,
    color: 'text',
  },
  'a:hover & i, a:focus-visible & i': UNDERLINED,
};

const captionDateStyles: ThemeUICSSObject = { display: 'inline-block', maxWidth: '100%' };

const captionNoteStyles: ThemeUICSSObject = { variant: 'text.note', display: 'block', color: 'muted' };

interface WorkCaptionProps {
  work: { creators: ReactNode; title: ReactNode; date?: ReactNode; sold?: boolean; note?: ReactNode };
}

export function WorkCaption({ work }: WorkCaptionProps) {
  const { t } = useTranslation();
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
