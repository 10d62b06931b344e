import type { CSSProperties } from 'react';
import { labelStyles } from './scale-drawing.styles';
import type { PlacedLabel, ScaleGeometry } from '../scale-parts';

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 100}%`;

/** A label at its point of the drawing. The drawing has told everything in words already. */
export function ScaleLabel({ label, geometry }: { label: PlacedLabel; geometry: ScaleGeometry }) {
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
