import { WORKS_PER_PAGE } from '../../constants';
import { sampleContext } from '../../components/testing/sample-context';
import { sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { FIRST_PART } from '../../routes/works-parts';
import type { WorksFilter } from '../../routes/works-filter';
import { worksPage } from './works-page';

const works = Array.from({ length: WORKS_PER_PAGE * 2 + 1 }, (_, at) => ({
  ...sampleWork(`work-${at}`),
  date: at === 0 ? '1955' : '1962',
}));
const list = { works, workTypes: [], type: undefined };
const pageOf = (filter: WorksFilter) => worksPage(sampleContext('en'), list, FIRST_PART, filter);

it.each<[WorksFilter, boolean]>([
  [{ page: 3 }, true],
  [{ page: 4 }, false],
  [{ decade: 1960, page: 2 }, true],
  [{ decade: 1960, page: 3 }, false],
  [{ decade: 1950, page: 2 }, false],
  [{ creator: 'nobody', page: 2 }, false],
])('has the pages that the list fills and no other: %o', (filter, isThere) => {
  expect(pageOf(filter) !== undefined).toBe(isThere);
});

it.each<[WorksFilter, boolean]>([
  [{ creator: 'nobody' }, true],
  [{ material: 'unobtainium', sort: 'date' }, true],
  [{ decade: 1950 }, false],
  [{}, false],
])(
  'says which lists no cache should keep, of which anybody can make up any number: %o',
  (filter, isPassing) => {
    expect(Boolean(pageOf(filter)?.isPassing)).toBe(isPassing);
  },
);

it('shows those who share it the first of the works that are asked for, else one of the type', () => {
  const [sold, first] = ['sold', 'first'].map((name) => ({
    ...sampleWork(name),
    image: sampleImage(name),
  }));
  const shelf = { ...list, works: [first!, { ...sold!, availability: 'sold' as const }] };
  const pictureOf = (filter: WorksFilter) =>
    worksPage(sampleContext('en'), shelf, FIRST_PART, filter)?.context.head.picture;
  expect(JSON.stringify(pictureOf({}))).toContain('first');
  expect(JSON.stringify(pictureOf({ availability: 'sold' }))).toContain('sold');
});
