import html2pdf from 'html2pdf.js';
import { drawPage, drawSheet } from './draw-sheet';

jest.mock('html2pdf.js', () => ({ __esModule: true, default: jest.fn() }));

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
