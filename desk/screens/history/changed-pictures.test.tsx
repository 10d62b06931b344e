import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import { changedPictures } from '../editor/compared/changed-pictures';
import { ChangedPictures } from './changed-pictures';

const day = { file: 'day.jpg', alt: { en: 'A lamp' } };
const back = { file: 'back.jpg', alt: { en: 'Its back' }, night: { file: 'back-lit.jpg', alt: {} } };
const onTake = jest.fn();

async function show(before: unknown, after: unknown): Promise<void> {
  queryClient.clear();
  globalThis.fetch = (async (url: string) => {
    const files = new URL(url, 'https://desk.example').searchParams.get('files') ?? '';
    const shown = files.split(',').map((one) => one.split('|')[0]!);
    const pictures = Object.fromEntries(
      shown.map((file) => [file, { url: `/${file}`, width: 4, height: 3 }]),
    );
    return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify({ pictures }) };
  }) as never;
  renderInDesk(
    () => (
      <ChangedPictures
        label="pictures"
        changes={changedPictures(before, after)!}
        heads={{ before: 'before', after: 'after' }}
        onTake={onTake}
      />
    ),
    await loadLanguage('en'),
  );
  await screen.findByRole('article');
}
const told = (side: 'before' | 'after') =>
  screen.getAllByLabelText(side).map(({ innerHTML }) => innerHTML.replaceAll('\n', ' '));

it('shows what differs of each picture beside it, word by word, and leaves out those that are the same', async () => {
  await show([day, back], [day, { ...back, alt: { en: 'Its left side' } }]);
  expect(told('before')).toEqual(['picture 2 description, English: Its <del>back</del>']);
  expect(told('after')).toEqual(['picture 2 description, English: Its <ins>left side</ins>']);
  const images = async () =>
    (await screen.findAllByRole('presentation')).map((one) => one.getAttribute('src'));
  expect(await images()).toEqual(['/back.jpg', '/back-lit.jpg', '/back.jpg', '/back-lit.jpg']);
});

it('says where one was that was moved', async () => {
  await show([day, back], [back, day]);
  expect(told('before')).toEqual(['picture <del>1</del> A lamp']);
  expect(told('after')).toEqual(['picture <ins>2</ins> A lamp']);
});

it('says nothing on the side that a picture is not on, and takes the whole change back', async () => {
  await show(null, day);
  expect(told('before')).toEqual(['nothing']);
  expect(told('after')).toEqual(['A lamp']);
  const article = within(screen.getByRole('article'));
  await userEvent.click(article.getByRole('button', { name: 'undo this change: pictures' }));
  expect(onTake).toHaveBeenCalledTimes(1);
});
