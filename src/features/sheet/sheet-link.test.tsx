import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import html2pdf from 'html2pdf.js';
import { navigate } from 'gatsby';
import { renderInPage } from '../../../tests/render-page';
import { saveFile } from '../../browser/save-file';
import { fetchPicture } from '../downloads/fetch-picture';
import { SheetLink } from './sheet-link';
import type { SheetWork } from './sheet-view';
import { addDrawing, promised } from './testing/fake-browser';
import { sampleSheetWork } from './testing/sample-sheet';

jest.mock('html2pdf.js', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('../../browser/save-file');
jest.mock('../downloads/fetch-picture');

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
      ['setFont', 'setFontSize', 'text', 'setProperties', 'setLanguage', 'viewerPreferences'].map((name) => [
        name,
        () => undefined,
      ]),
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
const patient = { timeout: 8000 };
const says = (text: string | RegExp) => waitFor(() => expect(status()).toHaveTextContent(text), patient);

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

  it('makes the file, and tells how far it is', async () => {
    show();
    await begin();
    expect(status()).toHaveTextContent('making the sheet: 30%');
    expect(link()).toHaveAttribute('aria-disabled', 'true');
    await fetching.resolve(new Blob(['jpeg']));
    expect(status()).toHaveTextContent('making the sheet: 50%');
    await drawing.resolve(undefined);
    await says(`The sheet has been made: ${NAME}`);
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
