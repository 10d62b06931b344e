import { sampleContext } from '../testing/sample-context';
import { toFileView } from './file-view';

const context = sampleContext('fr', { mediaOrigin: 'https://media.example', today: '2026-11-20' });
const file = { url: '/files/dossier.pdf', filename: 'dossier.pdf', bytes: 84_000, type: 'application/pdf' };

describe('toFileView', () => {
  it('says what the file is and what it costs', () => {
    expect(toFileView(file, context)).toEqual({
      url: 'https://media.example/files/dossier.pdf',
      filename: 'dossier.pdf',
      details: 'PDF, 84\u00a0ko',
    });
  });

  it('shows a type of which it can make nothing', () => {
    expect(toFileView({ ...file, type: 'pdf' }, context).details).toMatch(/^PDF, /);
  });
});
