import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PERSON_PATH } from '../../../components/scale/drawing/person-path';
import { formatInches } from '../../../components/scale/inches';
import { formatNumber } from '../../../i18n/formats/numbers';
import { LOCALES } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { seenAt, type Camera, type Place, type Stage } from '../stage/camera';
import { labelPlace, type DimensionLine } from './dimension-lines';
import { drawnStyles, measureStyles } from './turn.styles';

/** px: half of the line at either end. */
const TICK = 5;
/** px: a shorter line says nothing. */
const SHORTEST = 24;

const unseen = { 'aria-hidden': true, focusable: false } as const;

interface PersonProps {
  feet: Place;
  camera: Camera;
  stage: Stage;
}

/** Behind the piece, and facing the eye. */
export function Person({ feet, camera, stage }: PersonProps) {
  const { x, y, metre } = seenAt(camera, stage, feet);
  return (
    <svg {...unseen} sx={drawnStyles}>
      <path
        data-part="person"
        fillRule="evenodd"
        transform={`translate(${x} ${y}) scale(${metre / 100})`}
        d={PERSON_PATH}
      />
    </svg>
  );
}

/** Lines and what they measure, over the piece. The page says the same in words. */
export function Dimensions({ lines, stage }: { lines: readonly DimensionLine[]; stage: Stage }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const long = lines.filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) > SHORTEST);
  return (
    <>
      <svg {...unseen} data-part="dimensions" sx={drawnStyles}>
        {long.map(({ measure, from, to }) => {
          const length = Math.hypot(to.x - from.x, to.y - from.y);
          const [across, along] = [(-(to.y - from.y) / length) * TICK, ((to.x - from.x) / length) * TICK];
          return (
            <g key={measure} data-measure={measure}>
              <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
              {[from, to].map(({ x, y }) => (
                <line key={`${x} ${y}`} x1={x - across} y1={y - along} x2={x + across} y2={y + along} />
              ))}
            </g>
          );
        })}
      </svg>
      {long.map(({ measure, value, from, to }) => (
        <span key={measure} aria-hidden="true" sx={measureStyles} style={labelPlace({ from, to }, stage)}>
          {t('scale.centimetres', { value: formatNumber(value, locale) })}
          {LOCALES[locale].readsInches && <small>{t('scale.inches', { value: formatInches(value) })}</small>}
        </span>
      ))}
    </>
  );
}
