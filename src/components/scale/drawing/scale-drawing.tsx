import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { elevationsOf } from '../elevations';
import { diagonals, outline } from './box-paths';
import { INK, Line } from './scale-line';
import { PERSON_PATH } from './person-path';
import { drawingStyles, frameStyles, labelStyles } from './scale-drawing.styles';
import { scaleGeometry } from '../scale-geometry';
import { labelsOf } from '../scale-labels';
import { ScaleRoom } from './scale-room';
import { scaleText } from '../scale-text';
import type { ScaleView } from '../scale-view';
import type { PlacedLabel, ScaleGeometry, Dimension } from '../scale-parts';

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
