import { QR_COLOURS } from '../../theme/tokens';
import type { QrView } from './qr-view';

interface QrCodeProps {
  qr: QrView;
  /** What it leads to, for those who do not see it. */
  label: string;
  className?: string;
}

/**
 * A QR code. Its colours are the same by day and in the evening, for many readers know dark on light only; they are
 * attributes, so that they outlive a copy of the drawing without the page's styles.
 */
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
