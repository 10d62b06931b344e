import type { FunctionsManifest, RoutesManifest } from 'gatsby';
import { planFunction } from './plan-function';

const ENGINE = 'ssr-engine';
const ENTRY = '.cache/page-ssr/lambda.js';
const FUNCTIONS: FunctionsManifest = [
  { functionId: 'own', name: '/api/own', pathToEntryPoint: 'own.js', requiredFiles: ['own.js'] },
  {
    functionId: ENGINE,
    name: 'SSR & DSG',
    pathToEntryPoint: ENTRY,
    requiredFiles: ['public/404.html', ENTRY, '.cache/data/datastore/data.mdb'],
  },
];
const routesOf = (...paths: string[]): RoutesManifest =>
  paths.map((path) => ({ type: 'function', path, functionId: ENGINE }));

it('names the pages of the function, the most specific first', () => {
  const routes = routesOf(
    '/fr/oeuvres/:slug',
    '/page-data/works/:slug/page-data.json',
    '/works/:slug/',
    '/works/:slug/pdf/',
    '/works/*',
    '/works/type/:slug/',
    '/page-data/works/type/:slug/page-data.json',
  );
  expect(planFunction(routes, FUNCTIONS)?.patterns).toEqual([
    '/fr/oeuvres/:slug',
    '/works/type/:slug',
    '/works/:slug/pdf',
    '/works/:slug',
    '/works/*',
  ]);
});

it('leaves out the paths that stand for pages of many', () => {
  expect(planFunction(routesOf('/works/:slug', '/works/~live'), FUNCTIONS)?.patterns).toEqual([
    '/works/:slug',
  ]);
});

it('lists the files of the function, each once', () => {
  expect(planFunction(routesOf('/works/:slug'), FUNCTIONS)).toMatchObject({
    entry: ENTRY,
    files: [ENTRY, 'public/404.html', '.cache/data/datastore/data.mdb'],
  });
});

it('finds none where the server renders no page', () => {
  const routes: RoutesManifest = [
    { type: 'function', path: '/api/own', functionId: 'own' },
    { type: 'static', path: '/about', filePath: 'public/about/index.html', headers: [] },
  ];
  expect(planFunction(routes, FUNCTIONS)).toBeUndefined();
});

it('stops the build when pages have lost their function', () => {
  expect(() => planFunction(routesOf('/works/:slug'), [])).toThrow('no function for /works/:slug');
});
