import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { elevationsOf } from '../elevations';
import { diagonals, outline } from './box-paths';
import { INK, Line } from './scale-line';
import { PERSON_PATH } from './person-path';
import { scaleGeometry } from '../scale-geometry';
import { labelsOf, PERSON_HEIGHT } from '../scale-labels';
import { scaleText } from '../scale-text';
import type { ScaleView } from '../scale-view';
import type { PlacedLabel, ScaleGeometry, Dimension } from '../scale-parts';
import type { ThemeUICSSObject } from 'theme-ui';
import { DAY } from '../../../theme/tokens';
import type { Mounting } from '../../../contract/models/mounting';

/** A size container: the drawing's letters shrink where it is narrower than its layout. */
const frameStyles: ThemeUICSSObject = {
  variant: 'text.note',
  lineHeight: 1.25,
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  // Forced colours and print do not follow the site's lights.
  '@media (forced-colors: active)': {
    '--theme-ui-colors-text': 'CanvasText',
    '--theme-ui-colors-muted': 'CanvasText',
    '--theme-ui-colors-line': 'color-mix(in srgb, CanvasText 30%, Canvas)',
  },
  '@media print': {
    '--theme-ui-colors-text': DAY.text,
    '--theme-ui-colors-muted': DAY.muted,
    '--theme-ui-colors-line': DAY.line,
  },
};

const drawingStyles: ThemeUICSSObject = {
  maxWidth: 'var(--widest)',
  fontSize: 'min(1em, 100cqi / var(--narrowest))',
  pt: 'var(--above)',
  pr: 'var(--right)',
  pb: '1.6em',
  '& > div': { position: 'relative' },
  '& svg': { width: '100%' },
};

const labelStyles: ThemeUICSSObject = {
  position: 'absolute',
  left: 'var(--x)',
  top: 'var(--y)',
  color: 'text',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  '& > span': { display: 'block' },
  '& > span + span': { color: 'muted' },
  '&[data-place=over]': { transform: 'translate(-50%, calc(-100% - .3em))' },
  '&[data-place=hung]': { pt: '.35em' },
  '&[data-place=under]': { pt: '.35em', color: 'muted' },
  '&[data-place=beside]': { pl: '.55em', textAlign: 'left', transform: 'translateY(-50%)' },
  '&[data-place=low]': { pl: '.55em', textAlign: 'left', transform: 'translateY(-100%)' },
};

/** `tick`: half of a tick's length, in cm. */
function measuringLine({ x, y, length, upright }: Dimension, tick: number): string {
  return upright
    ? `M${x} ${y}v${length}M${x - tick} ${y}h${2 * tick}M${x - tick} ${y + length}h${2 * tick}`
    : `M${x} ${y}h${length}M${x} ${y - tick}v${2 * tick}M${x + length} ${y - tick}v${2 * tick}`;
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 100}%`;

/** Hidden from screen readers: the SVG's text says it already. */
function ScaleLabel({ label, geometry }: { label: PlacedLabel; geometry: ScaleGeometry }) {
  const { width, height, stroke } = geometry;
  const point = {
    '--x': percent(label.x, width),
    '--y': percent(label.y + height, height + stroke),
  } as CSSProperties;
  return (
    <span aria-hidden="true" data-place={label.place} style={point} sx={labelStyles}>
      {label.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** Labels are page text: text of the SVG would scale with it, and lose its font in the PDF sheet. */
export function ScaleDrawing({ scale, className }: { scale: ScaleView; className?: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const geometry = scaleGeometry(scale, labelsOf(scale, elevationsOf(scale), t, locale));
  const { width, height, stroke, person, boxes, dimensions, tick, labels } = geometry;
  const size = {
    '--narrowest': geometry.narrowest,
    '--widest': `${geometry.widest}em`,
    '--above': `${geometry.above}em`,
    '--right': `${geometry.right}em`,
  } as CSSProperties;
  return (
    <div className={className} sx={frameStyles} style={{ '--drawn': width / height } as CSSProperties}>
      <div style={size} sx={drawingStyles}>
        <div>
          <svg
            role="img"
            aria-label={scaleText(scale, t, locale)}
            viewBox={`0 ${-height} ${width} ${height + stroke}`}
            fill="none"
          >
            <path fill={INK.line} fillRule="evenodd" transform={`translate(${person})`} d={PERSON_PATH} />
            {dimensions.map((dimension) => (
              <Line key={dimension.x} ink="muted" d={measuringLine(dimension, tick)} />
            ))}
            <ScaleRoom geometry={geometry} mounting={scale.mounting} />
            {boxes.map((box) => (
              <g key={box.name} data-part={box.name}>
                <Line ink="line" d={diagonals(box)} />
                <Line d={outline(box)} strong={box.width * box.height === 0} />
              </g>
            ))}
          </svg>
          {labels.map((label) => (
            <ScaleLabel key={`${label.place} ${label.x}`} label={label} geometry={geometry} />
          ))}
        </div>
      </div>
    </div>
  );
}

function ScaleRoom({ geometry, mounting }: { geometry: ScaleGeometry; mounting: Mounting }) {
  const { width, boxes, overhang, table, ceiling } = geometry;
  const left = Math.min(...boxes.map(({ x }) => x)) - overhang;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + overhang;
  const side = boxes.find(({ name }) => name === 'side');
  return (
    <>
      {ceiling !== undefined && (
        <>
          <Line d={`M0 ${-ceiling}H${width}`} />
          {boxes.map(({ name, x, y, width: across }) => (
            <Line key={name} ink="muted" d={`M${x + across / 2} ${-ceiling}V${y}`} />
          ))}
        </>
      )}
      {mounting === 'wall' && side && (
        <Line ink="line" d={`M${side.x} 0V${Math.min(-PERSON_HEIGHT, side.y - overhang)}`} />
      )}
      {table !== undefined && (
        <>
          <Line ink="line" d={`M${left + overhang / 2} ${-table}V0M${right - overhang / 2} ${-table}V0`} />
          <Line d={`M${left} ${-table}H${right}`} />
        </>
      )}
      <Line d={`M0 0H${width}`} />
    </>
  );
}
