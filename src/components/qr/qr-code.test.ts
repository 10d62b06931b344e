import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from './qr-code';
import { toQrView } from './qr-view';
import { readCode } from './testing/read-code';

const ADDRESS = 'https://a.example/fr/œuvres/quai';
const drawn = renderToStaticMarkup(
  createElement(QrCode, { qr: toQrView(ADDRESS), label: 'QR code of this page' }),
);

it('is read where it is copied to without the page’s styles', async () => {
  const copy = drawn.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  expect(await readCode(copy)).toBe(ADDRESS);
});

it('is a picture with a name', () => {
  expect(drawn).toMatch(/^<svg [^>]*role="img" aria-label="QR code of this page"/);
});
