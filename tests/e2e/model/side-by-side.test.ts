import { translator } from '../../../src/i18n/i18n';
import { MODEL_WORDS } from '../../../src/i18n/pages/model-words';
import { routePath } from '../../../src/routes/route-path';
import { contrastIn, lookOf } from '../support/browser/pixels';
import { shown, useModelBrowser } from './model-browser';

const t = translator('en');
const words = MODEL_WORDS.en;
const open = useModelBrowser();
const SELECTION = `${routePath('selection', 'en')}?works=brise-lounge-chair,cloison-sideboard`;
const handle = (title: string) => words['floor.take'].replace('{{title}}', title);

describe('works side by side', () => {
  it('are moved and turned by keys, stand against a wall, and come back as they stood', async () => {
    const { page, said } = await open(SELECTION);
    await page.getByRole('button', { name: t('model.floor') }).click();
    await shown(page);
    expect(contrastIn(await lookOf(page.locator('[data-part=stage]')))).toBeGreaterThan(3);
    await page.getByText('2 pieces, 2.67 m of wall').waitFor();

    await page.getByRole('button', { name: words['floor.move'] }).click();
    await page.getByRole('button', { name: handle('Cloison sideboard') }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowLeft', 'r', 'r'])
      await page.keyboard.press(key);
    await page.getByRole('button', { name: words['floor.wall'] }).click();
    await page.getByLabel(words['floor.wall-length']).fill('200');
    await page
      .getByText(/\d+ cm too long for it/)
      .first()
      .waitFor();
    const { search } = new URL(page.url());
    expect(search).toMatch(/^\?works=brise-lounge-chair,cloison-sideboard&at=36,186r30&wall=200$/);

    await page.keyboard.press('Escape');
    await page.locator('[data-part=stage]').waitFor({ state: 'detached' });
    await page.waitForFunction((kept) => window.location.search === kept, search);
    await page.reload();
    await page.getByRole('button', { name: t('model.floor') }).click();
    await shown(page);
    expect(await page.getByLabel(words['floor.wall-length']).inputValue()).toBe('200');
    expect(new URL(page.url()).search).toBe(search);
    expect(said).toEqual([]);
  });

  it('a length that is none is said, and changes nothing', async () => {
    const { page } = await open(`${SELECTION}&at=36,177&wall=300#floor`);
    await shown(page);
    await page.getByLabel(words['floor.wall-length']).fill('3 m');
    await page
      .getByText(words['floor.wall-fault'].replace('{{min}}', '50').replace('{{max}}', '2000'))
      .waitFor();
    expect(new URL(page.url()).search).toContain('wall=300');
  });
});
