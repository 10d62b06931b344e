import { QR_COLOURS } from '../../theme/tokens';
import type { QrView } from './qr-view';

interface QrCodeProps {
  qr: QrView;
  label: string;
  className?: string;
}

/** Fixed colours, since many readers know dark on light only; attributes survive a copy of the SVG alone. */
export function QrCode({ qr: { size, path }, label, className }: QrCodeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill={QR_COLOURS.light} />
      <path d={path} fill={QR_COLOURS.dark} />
    </svg>
  );
}
