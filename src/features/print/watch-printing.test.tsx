import { fireEvent, waitFor } from '@testing-library/react';
import { lacksPictures, wakePictures } from '../../media/load-pictures';
import { printPage } from './print-page';
import { watchPrinting } from './watch-printing';

jest.mock('../../media/load-pictures');
jest.mock('./print-page');
const lacks = jest.mocked(lacksPictures);

beforeAll(watchPrinting);
beforeEach(() => {
  lacks.mockReset().mockReturnValue(true);
  jest.mocked(printPage).mockReset().mockResolvedValue();
});

/** Presses a key; whether the browser goes on with it. */
const press = (keys: KeyboardEventInit) => fireEvent.keyDown(document.body, keys);

describe('watchPrinting', () => {
  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
  ])('holds up %s + P until the pictures are there', async (_, modifier) => {
    expect(press({ key: 'p', ...modifier })).toBe(false);
    expect(press({ key: 'p', ...modifier, repeat: true })).toBe(false);
    await waitFor(() => expect(printPage).toHaveBeenCalledTimes(1));
  });

  it('leaves the keys to the browser when all pictures are there', () => {
    lacks.mockReturnValue(false);
    expect(press({ key: 'p', ctrlKey: true })).toBe(true);
    expect(printPage).not.toHaveBeenCalled();
  });

  it.each([{ key: 'p' }, { key: 'o', ctrlKey: true }, { key: 'P', ctrlKey: true, shiftKey: true }])(
    'has nothing to do with %j',
    (keys) => {
      expect(press(keys)).toBe(true);
      expect(printPage).not.toHaveBeenCalled();
    },
  );

  it('asks for the pictures when the page is printed from the menu', () => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(wakePictures).toHaveBeenCalled();
  });
});
