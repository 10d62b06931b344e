import { screen, waitFor } from '@testing-library/react';
import { queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../contract/identity';
import type { PictureLine, PicturesInVersions } from '../../contract/items/pictures';
import { PictureInHand } from './picture-in-hand';
import type { PictureActs } from './use-picture-acts';

const use = { shelf: 'works', id: 'lamp', title: { en: 'Tall lamp' }, part: 'day', isDraft: false } as const;
const lineOf = (part: Partial<PictureLine>): PictureLine => ({
  ...{
    file: 'lamp-1.jpg',
    thumb: { url: '/t', width: 4, height: 3, alt: '', night: null },
    bytes: 9,
    at: '',
  },
  ...{ uses: [use], alt: { en: 'A lamp' }, credit: null, undescribed: ['fr'], isUnused: false },
  ...{ shown: { file: 'lamp-1.jpg', alt: {}, night: { file: 'lamp-1-evening.jpg', alt: {} } } },
  ...{ replaced: null, replacedBy: null },
  ...part,
});

async function show(line: PictureLine, inVersions: PicturesInVersions = {}) {
  queryClient.clear();
  window.scrollTo = () => {};
  setMe({ id: 1, name: 'Ada', may: 'publish', language: 'en', letterKeys: true } as Me);
  const acts = { isBusy: false } as PictureActs;
  globalThis.fetch = (async () => ({
    ...{ status: 200, ok: true, headers: new Headers() },
    text: async () => JSON.stringify(inVersions),
  })) as never;
  renderInDesk(() => <PictureInHand line={line} acts={acts} />, await loadLanguage('en'));
  await screen.findByRole('region');
}

it('leads to the very field of the description that lacks', async () => {
  await show(lineOf({}));
  const link = screen.getByRole('link', { name: 'describe it' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toBe('/works/lamp#describe:fr:lamp-1.jpg');
});

it('has no two ways of the same words', async () => {
  await show(lineOf({}));
  const words = screen.getAllByRole('button').map((button) => button.textContent);
  expect(words).toHaveLength(4);
  expect(new Set(words).size).toBe(4);
});

it('says of one that nothing shows where it is described, and that it is deleted from the library', async () => {
  await show(lineOf({ uses: [], isUnused: true, alt: {}, undescribed: [], shown: null }));
  expect(screen.getByText(/^It is described where it is used/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'delete from the library' })).toBeInTheDocument();
});

it('says before it is deleted how many items show it in an earlier version', async () => {
  const line = lineOf({ uses: [], isUnused: true, alt: {}, undescribed: [], shown: null });
  await show(line, { 'lamp-1.jpg': 2, 'other.jpg': 7 });
  const button = await screen.findByRole('button', { name: 'delete from the library' });
  await waitFor(() => expect(button).toHaveAccessibleDescription(/^Earlier versions of 2 items show it\./));
});
