import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import html2pdf from 'html2pdf.js/src/index.js';
import { renderInPage } from '../../../tests/render-page';
import { saveFile } from '../../browser/save-file';
import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { fetchPicture } from '../downloads/fetch-picture';
import { drawPage, drawSheet } from './file/draw-sheet';
import { loadPicture, pictureUrlFor } from './file/load-picture';
import { seenLines } from './file/seen-lines';
import { seenLinks, writeLinks } from './file/write-links';
import { SheetLink } from './sheet-link';
import type { SheetWork } from './sheet-view';
import { addDrawing, promised } from './testing/fake-browser';
import { sampleSheetWork } from './testing/sample-sheet';

jest.mock('html2pdf.js/src/index.js', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('../downloads/fetch-picture');
jest.mock('../../browser/save-file');

describe('draw sheet', () => {
  interface Options {
    html2canvas: Record<string, number> & { ignoreElements: (element: Element) => boolean };
    jsPDF: object;
    image: { quality: number };
  }

  /** Stands in for html2pdf.js: remembers its options, and gives files of the sizes that are asked for. */
  function fakeWorker(bytes: number[]) {
    const options: Options[] = [];
    const overlay = document.createElement('div');
    overlay.className = 'html2pdf__overlay';
    const worker = {
      set: (more: Options) => (options.push(more), worker),
      from: () => worker,
      toContainer: async () => void document.body.append(overlay),
      toCanvas: jest.fn(async () => overlay.remove()),
      toPdf: jest.fn(async () => undefined),
      get: async (key: string) =>
        key === 'overlay' ? overlay : { output: () => ({ size: bytes[worker.toPdf.mock.calls.length - 1] }) },
    };
    jest.mocked(html2pdf).mockReturnValue(worker as never);
    return { worker, options, overlay };
  }

  const draw = (onDrawn = () => undefined as void) => drawSheet(document.createElement('article'), onDrawn);
  const load = jest.fn<Promise<unknown>, []>();

  beforeEach(() => {
    load.mockReset().mockRejectedValue(new Error('The font is not there'));
    Object.assign(document, { fonts: [{ load }] });
  });

  describe('drawSheet', () => {
    it('draws A4 at 240 dpi whatever the window, on one page', async () => {
      const { options } = fakeWorker([300_000]);
      await draw();
      const { html2canvas, jsPDF } = options[0]!;
      expect(html2canvas).toMatchObject({
        scale: 2.5,
        windowWidth: 793,
        scrollX: 0,
        scrollY: 0,
        logging: false,
      });
      expect(html2canvas.height! / html2canvas.width!).toBeLessThanOrEqual(297 / 210);
      expect(jsPDF).toMatchObject({ format: 'a4', unit: 'mm' });
    });

    it('waits for the fonts, and does without one that can’t be had', async () => {
      const { worker } = fakeWorker([300_000]);
      load.mockImplementation(async () => {
        expect(worker.toCanvas).not.toHaveBeenCalled();
        throw new Error('The font is not there');
      });
      await draw();
      expect(load).toHaveBeenCalled();
      expect(worker.toCanvas).toHaveBeenCalledTimes(1);
    });

    it('says when the picture is drawn, and takes a lower quality until the file is under 1 MB', async () => {
      const { worker, options } = fakeWorker([1_400_000, 1_100_000, 900_000]);
      const onDrawn = jest.fn();
      await draw(onDrawn);
      expect(onDrawn).toHaveBeenCalledTimes(1);
      expect(worker.toCanvas).toHaveBeenCalledTimes(1);
      const qualities = options.slice(1).map(({ image }) => image.quality);
      expect(qualities).toHaveLength(3);
      expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
    });

    it('copies nothing of the page but the sheet', async () => {
      const { options } = fakeWorker([300_000]);
      await draw();
      const { ignoreElements } = options[0]!.html2canvas;
      document.body.innerHTML =
        '<div id="page"><p></p></div><div class="html2pdf__overlay"></div><style></style>';
      expect([...document.body.children].map(ignoreElements)).toEqual([true, false, false]);
      expect(ignoreElements(document.querySelector('p')!)).toBe(false);
    });

    it('keeps the copy from pointer, keyboard and screen reader, and leaves none behind', async () => {
      const { worker, overlay } = fakeWorker([300_000]);
      worker.toCanvas.mockRejectedValue(new Error('Out of memory'));
      await expect(draw()).rejects.toThrow('Out of memory');
      expect(overlay.inert).toBe(true);
      expect(document.querySelector('.html2pdf__overlay')).toBeNull();
    });
  });

  describe('drawPage', () => {
    it('begins a document, and goes on with one on a page of its own', async () => {
      const { worker, options } = fakeWorker([200_000, 200_000]);
      await drawPage(document.createElement('article'), undefined);
      expect(options.at(-1)).toMatchObject({ pdf: null });

      const before = { addPage: jest.fn() };
      await drawPage(document.createElement('article'), before as never);
      expect(before.addPage).toHaveBeenCalledTimes(1);
      expect(options.at(-1)).toMatchObject({ pdf: before, image: { type: 'jpeg' } });
      expect(worker.toPdf).toHaveBeenCalledTimes(2);
    });

    it('adds no page for one that can’t be drawn, and leaves no copy behind', async () => {
      const { worker } = fakeWorker([200_000]);
      worker.toCanvas.mockRejectedValue(new Error('Out of memory'));
      const before = { addPage: jest.fn() };
      await expect(drawPage(document.createElement('article'), before as never)).rejects.toThrow(
        'Out of memory',
      );
      expect(before.addPage).not.toHaveBeenCalled();
      expect(document.querySelector('.html2pdf__overlay')).toBeNull();
    });
  });
});

describe('seen lines', () => {
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

  const wordsOf = (html: string) =>
    seenLines(layOut(html)).map(({ pieces }) => pieces.map(({ text }) => text));

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
        wordsOf(
          '<article><div><p data-x="0">sold</p></div><div><p data-x="200">It stood</p></div></article>',
        ),
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
});

describe('write links', () => {
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
});

describe('load picture', () => {
  const fetched = jest.mocked(fetchPicture);
  const decode = jest.fn<Promise<void>, []>();
  const revoke = jest.fn();
  const { signal } = new AbortController();

  beforeEach(() => {
    fetched.mockReset().mockResolvedValue(new Blob(['jpeg']));
    decode.mockReset().mockResolvedValue();
    revoke.mockReset();
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: revoke });
    HTMLImageElement.prototype.decode = decode;
  });

  describe('pictureUrlFor', () => {
    const url = (width: number, height: number) =>
      pictureUrlFor(toPictureView(sampleImage('a', { width, height }), ''));

    it('is the smallest JPEG that has 240 dots per inch', () => {
      expect(url(1920, 2400)).toBe('/media/a-lg.jpg');
      expect(url(2400, 1800)).toBe('/media/a-xl.jpg');
      expect(url(500, 700)).toBe('/media/a-md.jpg');
    });
  });

  describe('loadPicture', () => {
    it('gives a picture that is decoded, and stops when the visitor leaves', async () => {
      expect(await loadPicture('/media/a.jpg', signal)).toBe('blob:picture');
      expect(fetched).toHaveBeenCalledWith('/media/a.jpg', expect.objectContaining({ signal }));
      expect(decode).toHaveBeenCalledTimes(1);
      expect(revoke).not.toHaveBeenCalled();
    });

    it('has none when it can’t be fetched', async () => {
      fetched.mockRejectedValue(new TypeError('Failed to fetch'));
      expect(await loadPicture('/media/a.jpg', signal)).toBeUndefined();
    });

    it('has none when it is no picture, and keeps nothing of it', async () => {
      decode.mockRejectedValue(new DOMException('The source image cannot be decoded', 'EncodingError'));
      expect(await loadPicture('/media/a.jpg', signal)).toBeUndefined();
      expect(revoke).toHaveBeenCalledWith('blob:picture');
    });
  });
});

describe('sheet link', () => {
  const FILE = new Blob(['pdf']);
  const NAME = 'Odile Kerhervé - Banc.pdf';
  const picture = () => jest.mocked(fetchPicture);
  let fetching: ReturnType<typeof promised<Blob>>;
  let drawing: ReturnType<typeof promised<undefined>>;
  /** What html2pdf.js was given to draw. */
  let drawn: HTMLElement[];

  beforeEach(() => {
    addDrawing();
    [fetching, drawing, drawn] = [promised(), promised(), []];
    picture().mockReset().mockReturnValue(fetching.promise);
    jest.mocked(saveFile).mockReset();
    jest.mocked(navigate).mockClear();
    const pdf = {
      output: () => FILE,
      getTextWidth: () => 1,
      ...Object.fromEntries(
        ['setFont', 'setFontSize', 'text', 'setProperties', 'setLanguage', 'viewerPreferences'].map(
          (name) => [name, () => undefined],
        ),
      ),
    };
    const overlay = document.createElement('div');
    const worker = {
      set: () => worker,
      from: (sheet: HTMLElement) => (drawn.push(sheet), worker),
      toContainer: async () => undefined,
      toCanvas: () => drawing.promise,
      toPdf: async () => undefined,
      get: async (key: string) => (key === 'pdf' ? pdf : overlay),
    };
    jest
      .mocked(html2pdf)
      .mockReset()
      .mockReturnValue(worker as never);
  });

  const show = (parts: Partial<SheetWork> = {}, locale: 'en' | 'fr' = 'en') =>
    renderInPage(<SheetLink path="/works/banc/pdf" work={sampleSheetWork(parts)} />, { locale });
  const link = (name = 'pdf sheet') => screen.getByRole('link', { name });
  const status = () => screen.getByRole('status');
  /** The code is fetched when it is asked for, which takes a while the first time. */
  const says = (text: string | RegExp) => waitFor(() => expect(status()).toHaveTextContent(text));

  async function begin(name?: string) {
    fireEvent.click(link(name));
    await says(/: 30/);
  }

  describe('SheetLink', () => {
    it('leads to the sheet’s page underneath, and fetches nothing before it is asked', () => {
      show();
      expect(link()).toHaveAttribute('href', '/works/banc/pdf');
      expect(status()).toBeEmptyDOMElement();
      fireEvent.click(link(), { ctrlKey: true });
      expect(status()).toBeEmptyDOMElement();
      expect(picture()).not.toHaveBeenCalled();
    });

    it('makes the file, and tells how far it is in a place that was there before', async () => {
      show();
      const place = status();
      expect(place).toBeEmptyDOMElement();
      await begin();
      expect(status()).toHaveTextContent('making the sheet: 30%');
      expect(link()).toHaveAttribute('aria-disabled', 'true');
      await fetching.resolve(new Blob(['jpeg']));
      expect(status()).toHaveTextContent('making the sheet: 50%');
      await drawing.resolve(undefined);
      await says(`The sheet has been made: ${NAME}`);
      expect(status()).toBe(place);
      expect(saveFile).toHaveBeenCalledWith(FILE, NAME);
      expect(link()).not.toHaveAttribute('aria-disabled');
      expect(navigate).not.toHaveBeenCalled();
    });

    it('draws the sheet in its true size, the day’s picture in it, out of sight', async () => {
      show();
      await begin();
      await fetching.resolve(new Blob(['jpeg']));
      const [sheet] = drawn;
      expect(sheet?.style.getPropertyValue('--mm')).toBe('1mm');
      expect(sheet?.querySelector('img')).toHaveAttribute('src', 'blob:picture');
      expect(sheet).toHaveTextContent('Banc');
      expect(sheet).not.toBeVisible();
      await drawing.resolve(undefined);
      await says(/has been made/);
      expect(sheet).not.toBeInTheDocument();
    });

    it('ignores a second click while it is busy, and makes another file afterwards', async () => {
      show();
      await begin();
      fireEvent.click(link());
      expect(status()).toHaveTextContent('30%');
      await fetching.resolve(new Blob(['jpeg']));
      await drawing.resolve(undefined);
      await says(/has been made/);
      expect(picture()).toHaveBeenCalledTimes(1);
      fireEvent.click(link());
      expect(status()).toHaveTextContent('0%');
      await says(/has been made/);
      expect(saveFile).toHaveBeenCalledTimes(2);
    });

    it('makes it without its picture when that can’t be had, and says so', async () => {
      show({}, 'fr');
      await begin('fiche pdf');
      await fetching.reject(new TypeError('Failed to fetch'));
      expect(drawn[0]?.querySelector('img')).toBeNull();
      await drawing.resolve(undefined);
      await says(/^L’image n’a pas pu être chargée.*Odile Kerhervé - Banc\.pdf\. Réessayez plus tard/);
      expect(saveFile).toHaveBeenCalledTimes(1);
    });

    it('has nothing to regret when there is no picture', async () => {
      show({ pictures: [] });
      fireEvent.click(link());
      await says(/: 50%/);
      await drawing.resolve(undefined);
      await says(`The sheet has been made: ${NAME}`);
    });

    it('says what to do when it can’t be drawn', async () => {
      show();
      await begin();
      await fetching.resolve(new Blob(['jpeg']));
      await drawing.reject(new Error('Out of memory'));
      expect(status()).toHaveTextContent(/^The sheet could not be made\. Try again later, or print it/);
      expect(link('open the sheet’s page')).toHaveAttribute('href', '/works/banc/pdf');
      expect(saveFile).not.toHaveBeenCalled();
      expect(link()).not.toHaveAttribute('aria-disabled');
    });

    it('gives it up when the visitor leaves', async () => {
      const { unmount } = show();
      await begin();
      const { signal } = picture().mock.calls[0]![1];
      await fetching.resolve(new Blob(['jpeg']));
      unmount();
      expect(signal.aborted).toBe(true);
      await drawing.resolve(undefined);
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(saveFile).not.toHaveBeenCalled();
    });
  });
});
