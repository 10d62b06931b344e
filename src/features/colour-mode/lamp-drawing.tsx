import type { ReactNode } from 'react';

/** Length of the cord from which the lamp hangs at the top of the page; a shorter one makes a lower drawing. */
const CORD = 46;

/** The pendant of the house, in its own units (40 × 84); strokes and fills come from the style around it. */
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
      viewBox={`0 ${CORD - cord} 40 ${84 - CORD + cord}`}
      fill="none"
      strokeWidth="1.25"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path data-part="cord" d={`M20 ${CORD - cord}V${CORD}`} />
      <path data-part="bulb" d="M14.2 64.6a5.8 5.8 0 0 0 11.6 0z" />
      <path data-part="shade" d="M17.5 46h5v3.2C30.6 50.3 36 56.6 36 64.6H4C4 56.6 9.4 50.3 17.5 49.2z" />
      {children}
    </svg>
  );
}
