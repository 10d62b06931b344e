import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { saveFile } from '../../browser/save-file';
import { DownloadAll } from './download-all';
import { fetchPicture } from './fetch-picture';
import { sampleArchive, sampleHdImage } from './testing/sample-archive';
import { zipFiles } from './zip-files';

jest.mock('./fetch-picture');
jest.mock('./zip-files', () => ({ zipFiles: jest.fn() }));
jest.mock('../../browser/save-file');
const fetchOne = jest.mocked(fetchPicture);
const zip = jest.mocked(zipFiles);

const ZIP = new Blob(['zip']);
const images = [1, 2, 3].map((number) => sampleHdImage(number, { bytes: 4_000_000 }));

/** The pictures that are asked for, in turn; each is brought or refused by the test. */
let asked: {
  url: string;
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
  end: (ok: boolean) => void;
}[];
const bring = (index: number, ok = true) => act(async () => asked[index]?.end(ok));

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const ALL = 'Download all HD images';
const namesInZip = () => zip.mock.lastCall?.[0].map(({ name }) => name);

beforeEach(() => {
  asked = [];
  zip.mockReset().mockResolvedValue(ZIP);
  jest.mocked(saveFile).mockReset();
  fetchOne.mockReset().mockImplementation(
    (url, options) =>
      new Promise((resolve, reject) => {
        const end = (ok: boolean) => (ok ? resolve(new Blob([url])) : reject(new Error('no')));
        options.signal.addEventListener('abort', () => end(false));
        asked.push({ url, ...options, end });
      }),
  );
});

const show = (locale: 'en' | 'fr' = 'en') =>
  renderInPage(<DownloadAll archive={sampleArchive(images)} />, { locale });

describe('DownloadAll', () => {
  it('saves one zip file under the work’s name, with its credits', async () => {
    show();
    const place = screen.getByRole('status');
    expect(place).toBeEmptyDOMElement();
    await press(ALL);
    for (const index of [0, 1, 2]) await bring(index);
    expect(namesInZip()).toEqual([...images.map(({ filename }) => filename), 'credits.txt']);
    expect(zip.mock.lastCall?.[1]).toEqual(new Date('2026-10-28T09:20:00Z'));
    expect(saveFile).toHaveBeenCalledWith(ZIP, 'Odile Kerhervé - Banc- Quai - HD.zip');
    expect(place).toBeInTheDocument();
    expect(place).toHaveTextContent('All images are in the zip file ‘Odile Kerhervé - Banc- Quai - HD.zip’.');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('tells how far it is, in bytes to the eye and by quarters to the ear', async () => {
    show('fr');
    await press('Télécharger toutes les images HD');
    const bar = screen.getByRole('progressbar', { name: 'Téléchargement des images HD' });
    expect(bar).toHaveAttribute('max', '12000000');
    await act(async () => asked[0]?.onBytes(2_440_000));
    expect(bar).toHaveAttribute('value', '2440000');
    expect(bar).toHaveAttribute('aria-valuetext', '2,4 sur 12\u00a0Mo');
    expect(screen.getByText(/^2,4 sur 12\sMo$/)).toBeVisible();
    expect(screen.queryByText(/téléchargés/)).not.toBeInTheDocument();
    await bring(0);
    expect(screen.getByText(/^25\s% téléchargés$/)).toHaveAttribute('role', 'status');
  });

  it('is started once, and keeps the focus', async () => {
    show();
    button(ALL).focus();
    await press(ALL);
    await press(ALL);
    expect(button(ALL)).toHaveAttribute('aria-disabled', 'true');
    expect(button(ALL)).toHaveFocus();
    expect(asked).toHaveLength(1);
  });

  it('can be cancelled, after which nothing is asked for or saved', async () => {
    show();
    await press(ALL);
    button('cancel').focus();
    await press('cancel');
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(asked).toHaveLength(1);
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('The download was cancelled.');
    expect(button(ALL)).toHaveFocus();
    expect(button(ALL)).toHaveAttribute('aria-disabled', 'false');
    await press(ALL);
    expect(asked).toHaveLength(2);
  });

  it('saves nothing that was cancelled while it was zipped', async () => {
    let finish: (zipped: Blob) => void = () => undefined;
    zip.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    show();
    await press(ALL);
    for (const index of [0, 1, 2]) await bring(index);
    await press('cancel');
    await act(async () => finish(ZIP));
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('cancelled');
  });

  it('names what is missing, keeps the others, and asks again for that alone', async () => {
    show();
    await press(ALL);
    await bring(0);
    await bring(1, false);
    await bring(2);
    expect(namesInZip()).toEqual([images[0]?.filename, images[2]?.filename, 'credits.txt']);
    expect(saveFile).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Odile Kerhervé - Quai - 2.jpg could not be downloaded. The other images are in the zip file',
    );

    button('try again').focus();
    await press('try again');
    expect(button(ALL)).toHaveFocus();
    expect(asked.map(({ url }) => url).slice(3)).toEqual([images[1]?.url]);
    await bring(3);
    expect(namesInZip()).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('All images are in the zip file');
    expect(screen.queryByRole('button', { name: 'try again' })).not.toBeInTheDocument();
  });

  it('saves nothing when nothing came, and says what to do', async () => {
    show();
    await press(ALL);
    for (const index of [0, 1, 2]) await bring(index, false);
    expect(zip).not.toHaveBeenCalled();
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Please check your connection and try again.');
    await press('try again');
    expect(asked).toHaveLength(4);
  });

  it('says so when the file can’t be made', async () => {
    zip.mockRejectedValue(new Error('no room'));
    show();
    await press(ALL);
    for (const index of [0, 1, 2]) await bring(index);
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('could not be downloaded');
  });

  it('ends when one leaves the page', async () => {
    const { unmount } = show();
    await press(ALL);
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
