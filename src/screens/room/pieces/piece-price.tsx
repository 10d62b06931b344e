import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
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
  const { t } = useTranslation();
  return (
    <p data-part="price" sx={priceStyles}>
      {before && (
        <>
          <span sx={{ variant: 'layout.visuallyHidden' }}>{t('room.before')} </span>
          <s>{before}</s>
        </>
      )}
      <span>{text}</span>
      {vat && <small>{t(vat === 'with' ? 'room.with-vat' : 'room.without-vat')}</small>}
    </p>
  );
}
