import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RichText } from '../../../components/html/rich-text';
import { formatDate } from '../../../i18n/formats/dates';
import { dayIn } from '../../../i18n/formats/zoned-time';
import { useLocale } from '../../../i18n/use-locale';
import { FROM } from '../../../theme/tokens';
import type { RoomView } from '../view/room-view';

const styles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  rowGap: 3,
  pt: 'section',
  '& > h2': { variant: 'text.label' },
  '& p': { maxWidth: '62ch' },
  '& > div > p': { variant: 'text.cap', color: 'muted' },
  '& > div > p + p': { pt: 2 },
  '& > div > div + p': { pt: 3 },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'gutter',
    '& > h2': { gridColumn: '1 / 5' },
    '& > div': { gridColumn: '5 / 12' },
  },
  '@media print': { pt: 4, '& [data-part=counted]': { display: 'none' } },
};

interface RoomFootProps {
  room: RoomView;
  /** False where the browser asks not to be followed. */
  isFollowed: boolean;
}

export function RoomFoot({ room, isFollowed }: RoomFootProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { conditions, lang, validUntil, isCounted, isPreview } = room;
  return (
    <section sx={styles}>
      <h2>{t('room.conditions')}</h2>
      <div>
        {conditions && (
          <div lang={lang}>
            <RichText html={conditions} />
          </div>
        )}
        <p>{t('room.until', { date: formatDate(dayIn(Date.parse(validUntil)), locale) })}</p>
        {isCounted && !isPreview && (
          <p data-part="counted">{t(isFollowed ? 'room.counted' : 'room.uncounted')}</p>
        )}
      </div>
    </section>
  );
}
