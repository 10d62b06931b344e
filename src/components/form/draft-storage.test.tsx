import { dropDraft, keepDraft, readDraft } from './draft-storage';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a draft', () => {
  it('is kept under its own name until it is dropped', () => {
    keepDraft('contact', { name: 'Camille' });
    keepDraft('enquiry:quai', { name: 'Ada' });
    expect(readDraft('contact')).toEqual({ name: 'Camille' });
    dropDraft('contact');
    expect(readDraft('contact')).toBeUndefined();
    expect(readDraft('enquiry:quai')).toEqual({ name: 'Ada' });
  });

  it.each(['', '{"name":', '3', 'null'])('is none where the storage holds %j', (text) => {
    sessionStorage.setItem('draft:contact', text);
    expect(readDraft('contact')).toBeUndefined();
  });

  it('does no harm where storage is blocked', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => keepDraft('contact', { name: 'Camille' })).not.toThrow();
    expect(readDraft('contact')).toBeUndefined();
    expect(() => dropDraft('contact')).not.toThrow();
  });
});
