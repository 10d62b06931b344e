import { sampleSheet } from '../testing/sample-sheet';
import { drawSheet } from './draw-sheet';
import { makeFile } from './sheet-maker';

jest.mock('./draw-sheet', () => ({ drawSheet: jest.fn() }));
jest.mock('./seen-lines', () => ({
  seenLines: () => [{ pieces: [{ text: 'Banc', left: 0, width: 10 }], top: 0, height: 10, leading: 10 }],
}));

const pdf = {
  setProperties: jest.fn(),
  setLanguage: jest.fn(),
  viewerPreferences: jest.fn(),
  setFont: jest.fn(),
  setFontSize: jest.fn(),
  getTextWidth: () => 5,
  text: jest.fn(),
};
const facts = (parts = {}) =>
  ({ view: sampleSheet(parts), locale: 'fr', gallery: 'meubles et lumières' }) as const;
const make = (parts = {}, onDrawn = () => undefined as void) =>
  makeFile(document.createElement('article'), facts(parts), onDrawn);

beforeEach(() =>
  jest
    .mocked(drawSheet)
    .mockReset()
    .mockResolvedValue(pdf as never),
);

describe('makeFile', () => {
  it('tells what the file is: title, creators, subject, language', async () => {
    await make({ creators: [{ name: 'Odile Arc' }, { name: 'Jean Roc' }] });
    expect(pdf.setProperties).toHaveBeenLastCalledWith({
      title: 'Banc, Odile Arc et Jean Roc',
      author: 'Odile Arc et Jean Roc',
      subject: '1953, Chêne, Réf. ML 1',
      creator: 'meubles et lumières',
    });
    expect(pdf.setLanguage).toHaveBeenLastCalledWith('fr-FR');
    expect(pdf.viewerPreferences).toHaveBeenLastCalledWith({ DisplayDocTitle: true });
  });

  it('says it without the spaces that a PDF takes for other signs', async () => {
    await make({ date: 'vers\u00a01953', facts: ['H.\u202f72 × L.\u00a0110 cm', 'ché\u00adne', 'Kučera'] });
    expect(pdf.setProperties).toHaveBeenLastCalledWith(
      expect.objectContaining({ subject: 'vers 1953, H. 72 × L. 110 cm, chéne, Kuc\u030cera, Réf. ML 1' }),
    );
  });

  it('has no author where nobody is known', async () => {
    await make({ creators: [] });
    expect(pdf.setProperties).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Banc', author: '' }),
    );
  });

  it('holds the words that are seen', async () => {
    await make();
    expect(pdf.text).toHaveBeenLastCalledWith('Banc', 0, expect.any(Number), expect.anything());
  });

  it('fails when it can’t be drawn', async () => {
    jest.mocked(drawSheet).mockRejectedValue(new Error('Out of memory'));
    await expect(make()).rejects.toThrow('Out of memory');
  });
});
