import type { ThemeUICSSObject } from 'theme-ui';
import { useRoomWords } from '../room-words';
import type { PriceView } from '../view/room-price';

const priceStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'sign',
  pt: 'part',
  fontVariantNumeric: 'tabular-nums',
  '& > s': { color: 'muted' },
  '& > small': { variant: 'text.note', color: 'muted' },
};

export function PiecePrice({ price: { text, vat, before } }: { price: PriceView }) {
  const say = useRoomWords();
  return (
    <p data-part="price" sx={priceStyles}>
      {before && (
        <>
          <span sx={{ variant: 'layout.visuallyHidden' }}>{say('before')} </span>
          <s>{before}</s>
        </>
      )}
      <span>{text}</span>
      {vat && <small>{say(vat === 'with' ? 'with-vat' : 'without-vat')}</small>}
    </p>
  );
}
