import type { CSSProperties } from 'react';
import { useMessages } from '../../../i18n/use-messages';
import { elevationsOf } from '../elevations';
import { INK, Line } from './scale-line';
import { PERSON_PATH } from './person-path';
import { drawingStyles, frameStyles } from './scale-drawing.styles';
import { scaleGeometry } from '../scale-geometry';
import { ScaleLabel } from './scale-label';
import { labelsOf } from '../scale-labels';
import { diagonals, measuringLine, outline } from './scale-paths';
import { ScaleRoom } from './scale-room';
import { scaleText } from '../scale-text';
import type { ScaleView } from '../scale-view';

/**
 * A work beside a person of 170 cm, all to one scale (design page, '3 Work'), as wide as its place allows. The lines
 * are one SVG, which says everything in words; the labels lie over it as text of the page, because letters of an SVG
 * grow and shrink with it, and lose the page's font where it is taken as a picture (pdf sheet).
 */
export function ScaleDrawing({ scale, className }: { scale: ScaleView; className?: string }) {
  const { t, locale } = useMessages();
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
