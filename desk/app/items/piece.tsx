import type { ThemeUICSSObject } from 'theme-ui';
import type { ItemLine } from '../../../api/releases/contract/releases';
import { EVENING_MODE } from '../../../src/theme/tokens';

const pairStyles: ThemeUICSSObject = {
  display: 'grid',
  width: 'max-content',
  maxWidth: '100%',
  '& > img': { gridArea: '1 / 1', maxWidth: '100%', height: 'auto', objectFit: 'contain' },
  '& > img + img': { opacity: 0 },
  [EVENING_MODE]: { '& > img + img': { opacity: 1 } },
};

interface PieceProps {
  picture: ItemLine['picture'];
  /** px; the picture keeps its proportions. */
  width: number;
  height: number;
}

export function Piece({ picture, width, height }: PieceProps) {
  if (!picture) return null;
  const scale = Math.min(width / picture.width, height / picture.height);
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return (
    <span sx={pairStyles}>
      <img src={picture.src} alt="" loading="lazy" {...size} />
      {picture.night && <img src={picture.night} alt="" loading="lazy" {...size} />}
    </span>
  );
}
