import type { Catalogue } from '../../../api/loading/catalogue';
import { changedItems } from './item-lines';

const edited = { lamp: '2026-11-26T01:00:00Z', bench: '2026-11-26T02:00:00Z', table: '2026-11-26T03:00:00Z' };
const works = new Map(
  Object.entries(edited).map(([id, at]) => [id, { id, slug: { en: id }, title: { en: id }, updated_at: at }]),
);
const CATALOGUE = { works } as unknown as Catalogue;
const CHANGED = [{ kind: 'work' as const, slugs: Object.keys(edited) }];
const names = (between?: Parameters<typeof changedItems>[3]): unknown[] =>
  changedItems(CATALOGUE, 'https://example.org', CHANGED as never, between).map(({ title }) => title['en']);

it('names what was edited last first', () => {
  expect(names()).toEqual(['table', 'bench', 'lamp']);
});

it('names what a release was made for first, though something that it only shows was edited since', () => {
  const between = { after: '2026-11-26T01:30:00Z', until: '2026-11-26T02:30:00Z' };
  expect(names(between)).toEqual(['bench', 'table', 'lamp']);
});

it('names what was edited again since before what was left alone', () => {
  const between = { after: '2026-11-26T02:10:00Z', until: '2026-11-26T02:30:00Z' };
  expect(names(between)).toEqual(['table', 'bench', 'lamp']);
});
