import type { ThemeUICSSObject } from 'theme-ui';
import { RichText } from '../../../components/html/rich-text';
import { formatDate } from '../../../i18n/formats/dates';
import { dayIn } from '../../../i18n/formats/zoned-time';
import { useMessages } from '../../../i18n/use-messages';
import { FROM } from '../../../theme/tokens';
import { useRoomWords } from '../room-words';
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
  const say = useRoomWords();
  const { locale } = useMessages();
  const { conditions, lang, validUntil, isCounted, isPreview } = room;
  return (
    <section sx={styles}>
      <h2>{say('conditions')}</h2>
      <div>
        {conditions && (
          <div lang={lang}>
            <RichText html={conditions} />
          </div>
        )}
        <p>{say('until', { date: formatDate(dayIn(Date.parse(validUntil)), locale) })}</p>
        {isCounted && !isPreview && <p data-part="counted">{say(isFollowed ? 'counted' : 'uncounted')}</p>}
      </div>
    </section>
  );
}
