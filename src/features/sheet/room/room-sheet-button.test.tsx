import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { saveFile } from '../../../browser/save-file';
import { standingOf } from '../../../components/scale/floor/standing';
import { drawPage } from '../file/draw-sheet';
import { loadSeenPicture } from '../file/load-seen-picture';
import { addDrawing } from '../testing/fake-browser';
import { sampleSheet } from '../testing/sample-sheet';
import { RoomSheetButton } from './room-sheet-button';
import type { RoomSheetView } from './room-sheet-view';

jest.mock('../file/draw-sheet', () => ({ drawPage: jest.fn() }));
jest.mock('../file/load-seen-picture', () => ({ loadSeenPicture: jest.fn() }));
jest.mock('../../../browser/save-file');
const draw = jest.mocked(drawPage);
const load = jest.mocked(loadSeenPicture);

const pdf = {
  output: () => new Blob(['pdf']),
  getTextWidth: () => 1,
  setFont: jest.fn(),
  setFontSize: jest.fn(),
  text: jest.fn(),
  link: jest.fn(),
  setProperties: jest.fn(),
  setLanguage: jest.fn(),
  viewerPreferences: jest.fn(),
};

const sheet: RoomSheetView = {
  title: 'Four lamps',
  client: 'For Madame Leroy',
  letter: '<p>Dear Ada</p>',
  conditions: '<p>Carriage at cost.</p>',
  lang: 'en',
  standings: [standingOf({ scale: { height: 160, width: 88, mounting: 'floor' } }), undefined],
  pieces: [sampleSheet({ title: 'Lamp' }), sampleSheet({ title: 'Bench' })],
  list: [
    { number: 1, creators: 'Odile', title: 'Lamp', sold: false, price: '€12,000' },
    { number: 2, creators: '', title: 'Bench', sold: true },
  ],
  listTitle: 'prices',
  asOf: 'As of today',
  until: 'Open until tomorrow',
};

/** What was drawn, a page after the other. */
let pages: string[];

const show = (load = async () => sheet) => renderInPage(<RoomSheetButton load={load} />);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'pdf of all pieces' }));
const says = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

beforeEach(() => {
  addDrawing();
  pages = [];
  jest.mocked(saveFile).mockReset();
  load.mockReset().mockResolvedValue('blob:picture');
  draw.mockReset().mockImplementation(async (page) => {
    pages.push(page.textContent ?? '');
    return pdf as never;
  });
});

describe('the PDF of a room', () => {
  it('has a cover with the letter, a page a piece, and the prices with conditions', async () => {
    show();
    press();
    await says('The PDF is ready: meubles et lumières - Four lamps.pdf');
    expect(pages).toEqual([
      expect.stringMatching(/For Madame Leroy.*Four lamps.*Dear Ada.*12/),
      expect.stringContaining('Lamp'),
      expect.stringContaining('Bench'),
      expect.stringMatching(
        /prices.*Odile Lamp€12,000.*Benchsold.*As of today.*Open until tomorrow.*Carriage at cost/,
      ),
    ]);
    expect(draw.mock.calls.map(([, before]) => before)).toEqual([undefined, pdf, pdf, pdf]);
    expect(saveFile).toHaveBeenCalledTimes(1);
    expect(pdf.setProperties).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Four lamps, For Madame Leroy', author: 'meubles et lumières' }),
    );
  });

  it('is made without the pictures that can’t be had, and says how many', async () => {
    load.mockResolvedValueOnce(undefined);
    show();
    press();
    await says(/The picture of 1 piece could not be loaded/);
    expect(pages).toHaveLength(4);
  });

  it('says when it can’t be made, and can be tried again', async () => {
    draw.mockRejectedValueOnce(new Error('Out of memory'));
    show();
    press();
    await says('The PDF could not be made.');
    press();
    await says(/^The PDF is ready/);
  });

  it('is made once, however often the button is pressed', async () => {
    show();
    press();
    press();
    await says(/^The PDF is ready/);
    expect(pages).toHaveLength(4);
  });

  it('is given up with its page', async () => {
    let arrive: (url: string) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { unmount } = show();
    press();
    await waitFor(() => expect(load).toHaveBeenCalled());
    unmount();
    arrive('blob:late');
    await Promise.resolve();
    expect(pages).toHaveLength(1);
    expect(saveFile).not.toHaveBeenCalled();
  });
});
