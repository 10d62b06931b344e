import { seenLinks, writeLinks } from './write-links';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height }) as DOMRect;

describe('the links of a sheet', () => {
  it('are where they are seen, in millimetres from its corner, a box for each line', () => {
    const sheet = document.createElement('article');
    sheet.innerHTML = '<a href="https://gallery.example/works/banc">Banc</a><a>no link</a>';
    sheet.getBoundingClientRect = () => box(100, 50, 793, 1122);
    sheet.querySelector('a')!.getClientRects = () =>
      [box(196, 146, 96, 24), box(100, 170, 48, 24)] as unknown as DOMRectList;
    const pdf = { link: jest.fn() };
    writeLinks(pdf as never, seenLinks(sheet));
    const url = 'https://gallery.example/works/banc';
    expect(pdf.link.mock.calls).toEqual([
      [25.4, 25.4, 25.4, 6.35, { url }],
      [0, 31.75, 12.7, 6.35, { url }],
    ]);
  });
});
