import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyWithThirdLanguage, MARK } from './third-language';
import { expect, test } from '../support/test';

/** ms: ends a compiler that hangs, not one on a busy machine. */
const PATIENCE = 600_000;

/** Asks the copy for what the site says and where, and prints the answers. */
const QUESTIONS = `
import { translator } from './src/i18n/i18n';
import { formatDateRange } from './src/i18n/formats/dates';
import { localeOfPath } from './src/i18n/locales';
import { allWorksPath, alternatesOf } from './src/routes/alternates';
import { filePath } from './src/routes/file-routes';
import { routePath } from './src/routes/route-path';
import { fieldMessage } from './api/http/field-messages';

console.log(JSON.stringify({
  sold: translator('de')('work.sold'),
  days: formatDateRange('2027-03-03', '2027-03-08', 'de'),
  about: alternatesOf('about'),
  work: routePath('works-slug', 'de', { slug: 'quai' }),
  works: allWorksPath('de'),
  calendar: filePath('events-calendar', 'de'),
  language: localeOfPath('/de/works/quai'),
  fault: fieldMessage('name', { kind: 'required' }, 'de'),
}));
`;

const run = promisify(execFile);
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(PATIENCE);
  folder = await mkdtemp(path.join(tmpdir(), 'third-language-'));
  await copyWithThirdLanguage(folder);
  await writeFile(path.join(folder, 'questions.ts'), QUESTIONS);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test.describe('a third language, of a folder of its own', () => {
  test('is all that the compiler asks for', async () => {
    test.setTimeout(PATIENCE);
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '--noEmit'], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout.split('\n').filter((line) => /^\S/.test(line))).toEqual([]);
  });

  test('has its words, dates and addresses, and the API’s default words', async () => {
    test.setTimeout(PATIENCE);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'questions.ts'], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual({
      sold: `${MARK}sold`,
      days: '3. to 8. März 2027',
      about: { en: '/about', fr: '/fr/a-propos', de: '/de/about' },
      work: '/de/works/quai',
      works: '/de/works/type/all',
      calendar: '/de/events.ics',
      language: 'de',
      fault: 'The name field is required.',
    });
  });
});
