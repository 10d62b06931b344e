import { GalleryError } from '../../gallery/faults/gallery-error';
import { catalogueErrorText } from './catalogue-error-text';

const failure = (slug: string, status: number) =>
  new GalleryError({ path: `/api/works/${slug}`, query: {}, slug }, { kind: 'status', status });

describe('catalogueErrorText', () => {
  it('puts calls with one fault together', () => {
    const text = catalogueErrorText([failure('a', 500), failure('b', 404), failure('c', 500)], []);
    expect(text.split('\n').slice(1)).toEqual([
      expect.stringMatching(/answered 500\. /),
      '  GET /api/works/a',
      '  GET /api/works/c',
      expect.stringMatching(/answered 404\. /),
      '  GET /api/works/b',
    ]);
  });

  it('stops after 200 lines and says how many more there are', () => {
    const failures = Array.from({ length: 250 }, (_, index) => failure(`work-${index}`, 404));
    const lines = catalogueErrorText(failures, []).split('\n');
    expect(lines).toHaveLength(202);
    expect(lines.at(-1)).toBe('… and 51 more');
  });
});
