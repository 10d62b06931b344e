import { sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { toPicturesTestView } from './pictures-test-view';

const context = sampleContext('en', { today: '2026-03-08' });
const night = { ...sampleImage('night'), lamp: true };
const works = [
  { ...sampleWork('chair'), image: sampleImage('chair', { width: 4, height: 5 }) },
  { ...sampleWork('bench'), image: sampleImage('bench'), availability: 'sold' as const },
  { ...sampleWork('lamp'), image: { ...sampleImage('lamp'), night } },
];

describe('toPicturesTestView', () => {
  it('finds a work of each kind, and lends a label where every work has its picture', () => {
    const { samples, grid } = toPicturesTestView(works, context);
    expect(samples.map(({ kind, work }) => `${kind}: ${work.title}`)).toEqual([
      'portrait: Work chair',
      'landscape: Work bench',
      'night: Work lamp',
      'sold: Work bench',
      'missing: Work chair',
    ]);
    expect(samples.at(-1)?.work.picture).toBeUndefined();
    expect(grid).toHaveLength(3);
  });

  it('shows a work that has no picture as it is', () => {
    const { samples } = toPicturesTestView([...works, sampleWork('shelf')], context);
    expect(samples.filter(({ kind }) => kind === 'missing').map(({ work }) => work.title)).toEqual([
      'Work shelf',
    ]);
  });

  it('is empty without works', () => {
    expect(toPicturesTestView([], context)).toEqual({ samples: [], grid: [] });
  });
});
