import { contentType, isText } from './content-type';

it.each([
  ['about/index.html', 'text/html; charset=utf-8'],
  ['app-abc.js', 'text/javascript; charset=utf-8'],
  ['app-abc.js.map', 'application/json; charset=utf-8'],
  ['styles.css', 'text/css; charset=utf-8'],
  ['page-data.json', 'application/json; charset=utf-8'],
  ['sitemap-0.xml', 'application/xml; charset=utf-8'],
  ['press/feed.rss', 'application/rss+xml; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['icon.svg', 'image/svg+xml; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['prouve.vcf', 'text/vcard; charset=utf-8'],
  ['opening.ics', 'text/calendar; charset=utf-8'],
  ['jost.woff2', 'font/woff2'],
  ['lamp.avif', 'image/avif'],
  ['sheet.pdf', 'application/pdf'],
  ['CNAME', 'application/octet-stream'],
])('serves %s as %s', (file, type) => {
  expect(contentType(file)).toBe(type);
  expect(isText(type)).toBe(type.includes('charset'));
});
