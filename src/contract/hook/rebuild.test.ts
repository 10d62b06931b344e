import { problemsOf } from '../check';
import { HOOK_BOUNDS } from './changes';
import { RebuildRequest } from './rebuild';

const work = { kind: 'work', slugs: ['lamp', 'lampe'] };

it.each([
  {},
  { force: true },
  { changed: [] },
  { changed: [work, { kind: 'page', slugs: ['home'] }], force: false },
])('a rebuild may be asked for by %j', (body) => {
  expect(problemsOf(RebuildRequest, body)).toEqual([]);
});

it.each([
  ['an unknown kind', { changed: [{ ...work, kind: 'works' }] }, '/changed/0/kind'],
  ['no slugs', { changed: [{ kind: 'work', slugs: [] }] }, '/changed/0/slugs'],
  ['an empty slug', { changed: [{ kind: 'work', slugs: [''] }] }, '/changed/0/slugs/0'],
  ['a slug that is a number', { changed: [{ kind: 'work', slugs: [1] }] }, '/changed/0/slugs/0'],
  ['a slug longer than any', { changed: [{ kind: 'work', slugs: ['x'.repeat(201)] }] }, '/changed/0/slugs/0'],
  [
    'too many slugs',
    { changed: [{ kind: 'work', slugs: Array.from({ length: HOOK_BOUNDS.slugs.max + 1 }, String) }] },
    '/changed/0/slugs',
  ],
  ['too many changes', { changed: Array(HOOK_BOUNDS.changes.max + 1).fill(work) }, '/changed'],
  ['a misspelt field', { change: [work] }, '/change'],
  ['a misspelt field of a change', { changed: [{ ...work, slug: 'lamp' }] }, '/changed/0/slug'],
  ['a force that is a word', { force: 'yes' }, '/force'],
])('%s is refused by its name', (_, body, path) => {
  expect(problemsOf(RebuildRequest, body).map((problem) => problem.path)).toEqual([path]);
});
