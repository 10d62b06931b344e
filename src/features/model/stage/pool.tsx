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
