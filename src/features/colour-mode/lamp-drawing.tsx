import type { ReactNode } from 'react';
import { PENDANT } from '../../theme/pendant';

const { width, height, cord: CORD, bulb, shade } = PENDANT;

/** Strokes and fills come from the style around it; a shorter cord makes a lower drawing. */
export function LampDrawing({
  cord = CORD,
  className,
  children,
}: {
  cord?: number;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 ${CORD - cord} ${width} ${height - CORD + cord}`}
      fill="none"
      strokeWidth="1.25"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path data-part="cord" d={`M20 ${CORD - cord}V${CORD}`} />
      <path data-part="bulb" d={bulb} />
      <path data-part="shade" d={shade} />
      {children}
    </svg>
  );
}
