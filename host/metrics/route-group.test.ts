import { routeGroup } from './route-group';

it.each([
  ['/', 'page'],
  ['/fr/créateurs', 'page'],
  ['/works/st.-lamp', 'page'],
  ['/about/index.html', 'page'],
  ['/mediation', 'page'],
  ['', 'page'],
  ['/page-data/works/x/page-data.json', 'page-data'],
  ['/page-data/app-data.json', 'page-data'],
  ['/app-abc.js', 'file'],
  ['/static/jost.woff2', 'file'],
  ['/robots.txt', 'file'],
  ['/api/form/contact', 'api'],
  ['/media/a/480.avif', 'media'],
  ['/hooks/rebuild', 'hook'],
  ['/healthz', 'health'],
])('%s is of the group %s', (path, group) => {
  expect(routeGroup(path)).toBe(group);
});
