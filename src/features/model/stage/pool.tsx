/** px on a stage. */
export interface PoolBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const boxAround = (points: readonly { x: number; y: number }[]): PoolBox => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

/** Of its height over the middle of what shines, a pool is at most so high: higher, the stage's end would cut it. */
const UNCUT = 1.6;

/** Of a lamp that stands: around what shines, else around its upper half. */
export function poolAround({ left, top, width, height }: PoolBox, light?: { x: number; y: number }): PoolBox {
  const upper = height / 2;
  if (!light) return { left, top, width, height: upper };
  const share = Math.min(1, (UNCUT * Math.max(0, light.y)) / upper);
  const [across, high] = [width * share, upper * share];
  return { left: light.x - across / 2, top: light.y - high / 2, width: across, height: high };
}

interface PoolProps {
  box: PoolBox;
  /** Of a lamp that is not seen. */
  isFaint?: boolean;
}

/** Light of a lamp on the page behind, as around its pictures. */
export const Pool = ({ box, isFaint = false }: PoolProps) => (
  <span
    aria-hidden="true"
    data-picture="lamp"
    data-light="on"
    style={{ position: 'absolute', ...box }}
    sx={isFaint ? { opacity: 0.6 } : {}}
  />
);
