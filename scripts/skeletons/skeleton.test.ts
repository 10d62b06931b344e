import { existsSync } from 'node:fs';
import path from 'node:path';
import { transpileModule, type Diagnostic } from 'typescript';
import { renderLanguage } from './language-skeleton';
import { SCREEN, screenNames } from './screen-skeleton';
import { renderSkeleton } from './skeleton';

/** What it imports of ours, as paths without an ending. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name]) => path.join(path.dirname(file), name!));

/** Syntax that the compiler refuses. @throws SyntaxError for words that are no JSON */
function faultsOf(fileName: string, text: string): readonly Diagnostic[] {
  if (!fileName.endsWith('.json'))
    return transpileModule(text, { fileName, reportDiagnostics: true }).diagnostics ?? [];
  JSON.parse(text);
  return [];
}

describe('the skeleton of a screen', () => {
  const rendered = () => renderSkeleton(SCREEN, screenNames('folding-stools'));

  it('has a place for each of its lines, and imports what there is', async () => {
    const files = await rendered();
    const exists = (name: string) =>
      ['.ts', '.tsx'].some((end) => files.has(name + end) || existsSync(name + end));
    for (const [file, text] of files) {
      expect(importsOf(file, text).filter((name) => !exists(name))).toEqual([]);
      expect(faultsOf(file, text)).toEqual([]);
      expect(text).not.toMatch(/__[A-Za-z]+__/);
    }
  });

  it('touches no more files than a person would', async () => {
    const files = [...(await rendered()).keys()];
    expect(files.filter((file) => existsSync(file)).length).toBeLessThanOrEqual(35);
  });
});

it('the skeleton of a language has every word of English, where the compiler looks for it', async () => {
  const files = await renderLanguage({ code: 'de', name: 'Deutsch', tag: 'de-DE' });
  expect(files.get('src/contract/locale-codes.ts')).toContain("'fr', 'de']");
  expect(files.get('src/i18n/de/addresses.ts')).toContain("about: '/de/about'");
  expect(Object.keys(JSON.parse(files.get('src/locales/de/work.json')!) as object)).toContain('work.back');
  expect(files.get('src/locales/de/index.ts')).toContain('WORDS: AllWords = {');
  for (const [file, text] of files) {
    const exists = (name: string) => files.has(name) || existsSync(name);
    const missing = importsOf(file, text).filter(
      (name) => !['', '.ts', '/index.ts'].some((end) => exists(name + end)),
    );
    expect({ file, missing, faults: faultsOf(file, text) }).toEqual({ file, missing: [], faults: [] });
  }
  await expect(renderLanguage({ code: 'fr', name: 'français', tag: 'fr-FR' })).rejects.toThrow(
    "has 'fr' already",
  );
});

it('leaves what is there alone', async () => {
  await expect(renderSkeleton(SCREEN, screenNames('wish'))).rejects.toThrow('is there already');
});

it('says which place is gone', async () => {
  const insertions = [{ file: 'package.json', opens: 'const NOTHING', closes: '}', entry: '' }];
  await expect(renderSkeleton({ ...SCREEN, insertions }, screenNames('folio'))).rejects.toThrow(
    "package.json has no 'const NOTHING' any more",
  );
});
