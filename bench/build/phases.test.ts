import { readPhase } from './phases';

describe('readPhase', () => {
  it('reads the name and the seconds of a step that has ended', () => {
    expect(
      readPhase(
        '\u001b[2K\u001b[1A\u001b[Gsuccess Building static HTML for pages - 13.345s - 185/185 13.86/s',
      ),
    ).toEqual([{ name: 'Building static HTML for pages', seconds: 13.345 }]);
  });

  it('leaves out addresses, which differ from run to run', () => {
    expect(readPhase('success pull the catalogue from http://127.0.0.1:4011 - 1.039s - pulled 112')).toEqual([
      { name: 'pull the catalogue', seconds: 1.039 },
    ]);
  });

  it('finds nothing in other lines', () => {
    expect(readPhase('info release 20261122T100031189Z: 900 files, 3 of them new or changed')).toEqual([]);
  });
});
