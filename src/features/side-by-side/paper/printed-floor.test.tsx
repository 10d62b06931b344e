import { screen } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { piecesOf, type FloorWork } from '../floor-work';
import { floorScene } from '../view/floor-scene';
import { PrintedFloor } from './printed-floor';

const board: FloorWork = {
  slug: 'board',
  title: 'Cloison',
  creators: '',
  scale: { mounting: 'floor', width: 180, height: 76, depth: 46 },
};
const chair: FloorWork = {
  slug: 'chair',
  title: 'Brise',
  creators: '',
  model: {
    placement: 'floor',
    is_lamp: false,
    bounds: { min: [-0.3, 0, -0.3], max: [0.3, 0.8, 0.3] },
    web: '/chair.glb',
  },
};
const pieces = piecesOf([board, chair]);
const places = [
  { x: 90, turn: 0 },
  { x: 225, turn: 30 },
];
const seen = (hasPerson: boolean) =>
  floorScene({ pieces, places, wall: undefined, hasPerson }, { width: 1000, height: 500 });
const show = (photo: { src: string; scene: ReturnType<typeof seen> } | undefined, wall?: number) =>
  renderInPage(<PrintedFloor pieces={pieces} arranged={{ places, wall }} photo={photo} />).container;
const titles = (container: HTMLElement) =>
  [...container.querySelectorAll('i')].map(({ textContent }) => textContent);

it('shows the models as they were seen, works without one as fronts, and the person', () => {
  const container = show({ src: 'blob:models', scene: seen(true) });
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:models');
  expect(titles(container)).toEqual(['Cloison']);
  expect(container.querySelectorAll('[data-part=outline]')).toHaveLength(1);
  expect(container.querySelector('[data-part=person]')).not.toBeNull();
});

it('has everything at one scale: the fronts are drawn where the picture of the models was taken', () => {
  const scene = seen(false);
  const container = show({ src: 'blob:models', scene });
  const [outline] = container.querySelectorAll('[data-part=outline] path:last-of-type');
  const { rect } = scene.pieces[0]!;
  expect(outline?.getAttribute('d')).toBe(
    `M${rect.left} ${rect.top}h${rect.width}v${rect.height}h${-rect.width}z`,
  );
  expect(container.querySelector('[data-part=back]')?.getAttribute('viewBox')).toBe('0 0 1000 500');
});

it('shows no person where the visitor has sent them away', () =>
  expect(show({ src: 'blob:models', scene: seen(false) }).querySelector('[data-part=person]')).toBeNull());

it('draws all as fronts where nobody has looked at them', () => {
  const container = show(undefined);
  expect(container.querySelector('img')).toBeNull();
  expect(titles(container)).toEqual(['Cloison', 'Brise']);
});

it('says by how much the wall is too short, and what the picture is', () => {
  show(undefined, 200);
  expect(screen.getByText(/cm past the wall/)).toBeInTheDocument();
  expect(screen.getByRole('img', { hidden: true })).toHaveAttribute('aria-label', 'Works side by side');
});
