import { useTranslation } from 'gatsby-plugin-react-i18next';
import { SoldMark } from '../../../components/works/sold-mark';
import { SheetCredits } from './sheet-credits';
import { labelStyles, textStyles } from './sheet-label.styles';
import type { SheetView } from '../sheet-view';

/** Characters from which a title is set smaller, to leave room for the facts. */
const LONG_TITLE = 60;
const ENDLESS_TITLE = 140;

/** Under a wide picture the credits stand here: the right column is full. */
export function SheetLabel({ view }: { view: SheetView }) {
  const { t } = useTranslation();
  const { creators, title, date, facts, reference, sold, price, history, layout, place } = view;
  return (
    <>
      <div sx={labelStyles}>
        {place && <p data-part="place">{place}</p>}
        {creators.length > 0 && (
          <p data-part="creators">
            {creators.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        )}
        <h1 data-length={lengthOf(title)}>{title}</h1>
        {date && <p data-part="date">{date}</p>}
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li data-muted="">{reference}</li>
          <li>{sold ? <SoldMark>{t('work.sold')}</SoldMark> : t('work.available')}</li>
          {price && <li>{price}</li>}
        </ul>
        {layout === 'wide' && <SheetCredits view={view} />}
      </div>
      {history.length > 0 && (
        <div sx={textStyles}>
          {history.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </>
  );
}

const lengthOf = ({ length }: string) =>
  length > ENDLESS_TITLE ? 'endless' : length > LONG_TITLE ? 'long' : undefined;
