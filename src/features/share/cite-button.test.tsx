import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { CiteButton } from './cite-button';
import { mockNavigator } from './testing/mock-navigator';

const WORK = { title: 'Quai', creators: ['Odile Kerhervé'], date: 'vers 1960', reference: 'Réf. ML 0138' };
const CITATION =
  'Odile Kerhervé, Quai, vers 1960. Réf. ML 0138. meubles et lumières, Paris. https://gallery.example/quai (consulté le 20 novembre 2026).';
const writeText = jest.fn<Promise<void>, [string]>();
const write = jest.fn<Promise<void>, [FakeItem[]]>();

class FakeItem {
  constructor(readonly parts: Record<string, Blob>) {}
}

async function pressOn(day: Date) {
  jest.useFakeTimers({ now: new Date(2026, 10, 1) });
  renderInPage(<CiteButton work={WORK} url="https://gallery.example/quai" />, { locale: 'fr' });
  jest.setSystemTime(day);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'copier la référence' }));
  });
  jest.useRealTimers();
}

const readBlob = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  write.mockReset().mockResolvedValue();
  Object.assign(globalThis, { ClipboardItem: FakeItem });
});
afterEach(() => {
  mockNavigator({});
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

describe('CiteButton', () => {
  it('copies the citation as text and as HTML, with the day of the click', async () => {
    mockNavigator({ clipboard: { write, writeText } });
    await pressOn(new Date(2026, 10, 20, 23, 50));
    const parts = write.mock.calls[0]?.[0][0]?.parts ?? {};
    expect(await readBlob(parts['text/plain'])).toBe(CITATION);
    expect(await readBlob(parts['text/html'])).toContain('<em>Quai</em>');
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('référence copiée');
  });

  it.each([
    ['knows no formatted text', () => Reflect.deleteProperty(globalThis, 'ClipboardItem')],
    ['refuses it', () => write.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
  ])('copies plain text where the browser %s', async (_, prepare) => {
    mockNavigator({ clipboard: { write, writeText } });
    prepare();
    await pressOn(new Date(2026, 10, 20));
    expect(writeText).toHaveBeenCalledWith(CITATION);
    expect(screen.getByRole('status')).toHaveTextContent('référence copiée');
  });

  it('shows it, selected, where nothing can be copied', async () => {
    mockNavigator({});
    await pressOn(new Date(2026, 10, 20));
    expect(screen.getByRole('textbox', { name: 'copiez cette référence' })).toHaveValue(CITATION);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
