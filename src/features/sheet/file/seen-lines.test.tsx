import { seenLines } from './seen-lines';

const ADVANCE = 5;

/** jsdom lays nothing out: `data-x` and `data-y` say where an element's text begins, `|` in it breaks the line. */
function layOut(html: string): HTMLElement {
  document.body.innerHTML = html;
  const sheet = document.body.firstElementChild as HTMLElement;
  sheet.getBoundingClientRect = () => new DOMRect(100, 50, 800, 1100);
  jest.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const { data, parentElement } = this.startContainer as Text;
    const {
      x = 0,
      y = 0,
      height = 12,
    } = Object.fromEntries(
      Object.entries(parentElement?.dataset ?? {}).map(([name, value]) => [name, Number(value)]),
    );
    const rows = data.slice(0, this.startOffset).split('|');
    const letter = data.slice(this.startOffset, this.endOffset);
    const left = 100 + x + rows.at(-1)!.length * ADVANCE;
    const width = letter === '|' ? 0 : ADVANCE * letter.length;
    return [new DOMRect(left, 50 + y + (rows.length - 1) * 20, width, height)] as unknown as DOMRectList;
  });
  return sheet;
}

beforeAll(() => {
  window.DOMRect ??= class {
    constructor(
      public left: number,
      public top: number,
      public width: number,
      public height: number,
    ) {}
  } as never;
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
});

const wordsOf = (html: string) => seenLines(layOut(html)).map(({ pieces }) => pieces.map(({ text }) => text));

describe('the lines that are seen on a sheet', () => {
  it('come in the order of the words, each at its place in the sheet', () => {
    const sheet = layOut(
      '<article><p style="line-height: 20px" data-x="10" data-y="5" data-height="16">Oak,|brass</p></article>',
    );
    expect(seenLines(sheet)).toEqual([
      { pieces: [{ text: 'Oak,', left: 10, width: 20 }], top: 5, height: 16, leading: 20 },
      { pieces: [{ text: 'brass', left: 10, width: 25 }], top: 25, height: 16, leading: 20 },
    ]);
  });

  it('are one line where elements touch: an address with places to break', () => {
    expect(
      wordsOf('<article><span data-x="0">/works</span><span data-x="30">/bench</span></article>'),
    ).toEqual([['/works/bench']]);
  });

  it('are pieces of a line where they stand side by side in one row', () => {
    expect(
      wordsOf('<article><address><span data-x="0">Paris</span><a data-x="200">+33</a></address></article>'),
    ).toEqual([['Paris', '+33']]);
  });

  it('are not one line when they belong to two columns', () => {
    expect(
      wordsOf('<article><div><p data-x="0">sold</p></div><div><p data-x="200">It stood</p></div></article>'),
    ).toEqual([['sold'], ['It stood']]);
  });

  it('leave out drawings, and what is hidden from screen readers', () => {
    expect(
      wordsOf(
        '<article><p>a</p><svg><text>1</text></svg><i aria-hidden="true">2</i><noscript>3</noscript></article>',
      ),
    ).toEqual([['a']]);
  });
});
