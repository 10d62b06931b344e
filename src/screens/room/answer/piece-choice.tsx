import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Thumbnail } from '../../../components/pictures/thumbnail';
import { measuredSizes } from '../../../media/picture-sizes';
import { FOCUS_RING } from '../../../theme/lines';
import { labelStyles } from '../../../theme/styles/form-styles';
import { ROOM_SIZES } from '../../../theme/part-sizes';
import type { Pointing } from '../state/use-pointed';
import type { PieceView } from '../view/room-view';

/** px */
const WIDTH = 96;

const groupStyles: ThemeUICSSObject = {
  minWidth: 0,
  p: 0,
  border: 0,
  '& > legend': { ...labelStyles, p: 0 },
  '& > ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', rowGap: 3, columnGap: 'gutter', pt: 2 },
};

const pieceStyles: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  // On one floor, however many lines the titles take.
  gridTemplateRows: `${ROOM_SIZES.choice} auto`,
  alignItems: 'end',
  width: ROOM_SIZES.choice,
  pb: 'touch',
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'inherit',
  },
  '& > span': { maxWidth: '100%' },
  '& > i': {
    variant: 'text.note',
    gridRow: 2,
    alignSelf: 'start',
    pt: 1,
    fontFamily: 'serif',
    color: 'muted',
  },
  borderBottom: 'unseen',
  borderBottomWidth: 'thick',
  forcedColorAdjust: 'none',
  '&:has(:checked)': { borderBottomColor: 'accent' },
  '&:has(:checked) > i': { color: 'text' },
  '&:has(:focus-visible)': FOCUS_RING,
};

interface PieceChoiceProps {
  pieces: readonly PieceView[];
  pointing: Pointing;
}

export function PieceChoice({ pieces, pointing: { pointed, toggle } }: PieceChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset sx={groupStyles}>
      <legend>{t('room.answer-pieces')}</legend>
      <ul>
        {pieces.map(({ id, title, lang, pictures: [picture] }) => (
          <li key={id}>
            <label sx={pieceStyles}>
              <input type="checkbox" checked={pointed.has(id)} onChange={() => toggle(id)} />
              {picture && <Thumbnail picture={picture} sizes={measuredSizes(WIDTH)} />}
              <i lang={lang}>{title}</i>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
