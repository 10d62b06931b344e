import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { toPictureView } from '../../../media/picture-view';
import { sampleImage } from '../../../media/testing/sample-image';
import { Floor, type FloorWork } from './floor';
import { standingOf } from './standing';

const picture = toPictureView(sampleImage('lamp'), '');
const lamp: FloorWork = {
  id: 'lamp',
  standing: standingOf({ scale: { height: 160, width: 88, mounting: 'floor' }, picture }),
  picture,
  caption: 'Guetteur',
};
const unmeasured: FloorWork = { id: 'vase', caption: 'Vase' };

const show = (works: FloorWork[], eager = 1) =>
  renderInPage(<Floor works={works} view="pictures" eager={eager} label="The floor" person="170 cm" />);

describe('Floor', () => {
  it('is a list of the works in their order, each leading to its place on the page', () => {
    show([lamp, unmeasured]);
    const list = within(screen.getByRole('list', { name: 'The floor' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Guetteur', '#lamp'],
      ['Vase', '#vase'],
    ]);
  });

  it('says nothing of its drawings and pictures, which the captions tell of', () => {
    const { container } = show([lamp]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    expect(screen.getByText('170 cm').closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('draws the front at its size, in centimetres', () => {
    const { container } = show([lamp]);
    const [, drawing] = container.querySelectorAll('svg');
    expect(drawing?.getAttribute('viewBox')).toBe('0 -160 213.3 160');
    expect(
      [...(drawing?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')),
    ).toContainEqual(expect.stringMatching(/^M[\d.]+ -160h88v160h-88z$/));
  });

  it('loads the first pictures at once, and none where the size of a work is not known', () => {
    const { container } = show([lamp, { ...lamp, id: 'second' }, { ...unmeasured, picture }]);
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
    ]);
  });
});
