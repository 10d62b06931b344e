import { mockMediaQueries } from '../../../../tests/media-queries';
import { renderInPage } from '../../../../tests/render-page';
import { ColourModeProvider } from '../../colour-mode/colour-mode-provider';
import type { ModelView } from '../model-view';
import { framed, seenAt } from '../stage/camera';
import { cornersOf } from './corners';
import { RoomLight } from './room-light';

const SIZE = { width: 1000, height: 600 };
const bounds: ModelView['bounds'] = { min: [-0.5, 0, -0.2], max: [0.5, 1, 0.2] };
/** A lamp of which the lead is no part. */
const piece: ModelView['piece'] = { min: [-0.2, 0, -0.2], max: [0.2, 0.4, 0.2] };
const camera = framed({ theta: 0, phi: 1.4, lens: 24 }, SIZE, cornersOf(bounds));

beforeEach(() => mockMediaQueries());

function pools(
  placement: ModelView['placement'],
  isLit: boolean,
  mode: 'light' | 'dark' = 'dark',
  light?: ModelView['light'],
) {
  const { container } = renderInPage(
    <ColourModeProvider forced={mode}>
      <RoomLight {...{ model: { bounds, piece, light, placement }, camera, size: SIZE, isLit }} />
    </ColourModeProvider>,
  );
  return [...container.querySelectorAll<HTMLElement>('[data-picture=lamp]')].map(({ style }) => ({
    left: parseFloat(style.left),
    top: parseFloat(style.top),
    width: parseFloat(style.width),
    height: parseFloat(style.height),
  }));
}
const metre = seenAt(camera, SIZE, { x: 0, y: 0, z: 0 }).metre;

it('is none by day, but that of a lamp that is on', () => {
  expect(pools('floor', false, 'light')).toEqual([]);
  expect(pools('floor', true, 'light')).toHaveLength(1);
});

it('lies flat on the floor around all that stands there', () => {
  const [pool] = pools('floor', false);
  expect(pool!.width / metre).toBeGreaterThan(1);
  expect(pool!.height / metre).toBeLessThan(0.2);
});

it('is on the wall around a piece that hangs there, once', () => {
  const [pool, ...others] = pools('wall', false);
  expect(pool!.height / metre).toBeGreaterThan(0.9);
  expect(others).toEqual([]);
  expect(pools('wall', true)).toHaveLength(1);
});

it('is around the lamp alone where that hangs from a lead', () => {
  const [pool, ...others] = pools('ceiling', true);
  expect(pool!.width / metre).toBeLessThan(0.5);
  expect(others).toEqual([]);
  expect(pools('ceiling', false)).toEqual([]);
});

it('is around what shines, where the model tells what does', () => {
  const [pool] = pools('floor', true, 'dark', { min: [0.3, 0.8, -0.05], max: [0.4, 0.9, 0.05] });
  const shade = seenAt(camera, SIZE, { x: 0.35, y: 0.85, z: 0 });
  expect(pool!.left + pool!.width / 2).toBeCloseTo(shade.x, 0);
  expect(pool!.top + pool!.height / 2).toBeCloseTo(shade.y, 0);
});

it('ends within the stage above, however high it shines', () => {
  const [low, high] = [0.5, 0.98].map(
    (y) => pools('floor', true, 'dark', { min: [0, y, 0], max: [0, y, 0] })[0]!,
  );
  expect(high!.height).toBeLessThan(low!.height);
  // The light of a pool reaches further up than the pool does.
  expect(high!.top).toBeGreaterThan(high!.height / 10);
  expect(high!.width / high!.height).toBeCloseTo(low!.width / low!.height, 2);
});
