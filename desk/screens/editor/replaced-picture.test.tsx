import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Finding } from '../../contract/items/item';
import { noteTakenCredit } from '../../app/uploads/taken-credits';
import { notePut } from '../../fields/pictures/just-put';
import { open, opened, server } from './testing/open-editor';

const WORK = {
  title: { en: 'Lamp', fr: 'Lampe' },
  slug: { en: 'lamp', fr: 'lampe' },
  pictures: [
    {
      file: 'new.jpg',
      alt: { en: 'A lamp', fr: 'Une lampe' },
      night: { file: 'old-night.jpg', alt: { en: 'Lit', fr: 'Allumée' } },
    },
  ],
};
const kept = (path: string, name: Finding['name'], text: string, locale: Finding['locale']): Finding => ({
  ...{ path: `pictures.0.${path}`, name, text, locale },
  severity: 'advice',
});
const FINDINGS = [
  kept('alt.en', 'keptWords', 'new.jpg', 'en'),
  kept('alt.fr', 'keptWords', 'new.jpg', 'fr'),
  kept('night.file', 'keptEvening', 'new.jpg old-night.jpg', null),
];
const shown = () => screen.getByRole('group', { name: 'the picture in hand, and what is said of it' });
const field = (name: string) => within(shown()).getByRole('textbox', { name });
/** Beside the field, and in the list of what is good to know. */
const asked = () => screen.queryAllByText(/These words are those of the picture that stood here before/);

const show = async (pictures = WORK.pictures) => {
  server.item = opened({ shelf: 'works', id: 'lamp', published: { ...WORK, pictures }, findings: FINDINGS });
  await open();
};

it('has the words of the picture of before found right in each language, and its evening', async () => {
  const user = userEvent.setup();
  await show();
  expect(asked()).toHaveLength(4);
  const [english, french] = within(shown()).getAllByRole('button', { name: 'they do' });
  await user.click(french!);
  expect(asked()).toHaveLength(2);
  expect(field('description, French')).toHaveFocus();
  await user.click(english!);
  expect(asked()).toHaveLength(0);
  await user.click(within(shown()).getByRole('button', { name: 'it is' }));
  expect(screen.queryByText(/still the evening/)).not.toBeInTheDocument();
  expect(shown()).toHaveFocus();
});

it('counts the credit that was kept with the words, and asks of it once in the form', async () => {
  const user = userEvent.setup();
  noteTakenCredit('new.jpg', 'P. E.');
  const credit = kept('credit', 'keptCredit', 'new.jpg', null);
  const pictures = [{ ...WORK.pictures[0]!, credit: 'P. E.' }];
  server.item = opened({
    ...{ shelf: 'works', id: 'lamp', published: { ...WORK, pictures }, findings: [credit] },
  });
  await open();
  expect(screen.getByRole('heading', { name: '1 thing you may want to know' })).toBeInTheDocument();
  const list = screen.getByRole('complementary', { name: 'what is to be seen to' });
  expect(within(list).getByText('pictures 1, credit')).toBeInTheDocument();
  const own = /the credit of the picture that stood here before/;
  const asked = within(shown()).getByText(own);
  expect(within(shown()).queryByText(/Taken over from another picture/)).not.toBeInTheDocument();
  await user.click(within(asked.parentElement!).getByRole('button', { name: 'it is' }));
  expect(screen.queryByText(own)).not.toBeInTheDocument();
  expect(within(shown()).queryByText(/Taken over from another picture/)).not.toBeInTheDocument();
});

describe('once another picture is there', () => {
  const arrive = async () => {
    notePut('newer.jpg');
    await act(async () => {
      server.item = {
        ...server.item,
        draft: {
          ...{ number: 1, by: 'Inès', at: new Date().toISOString() },
          changes: [{ path: 'pictures', before: WORK.pictures, value: [{ file: 'newer.jpg', alt: {} }] }],
        },
      };
    });
  };

  it('brings what is said of it into sight, with the focus', async () => {
    const seen = jest.fn();
    await show();
    Element.prototype.scrollIntoView = seen;
    await arrive();
    await waitFor(() => expect(shown()).toHaveFocus(), { timeout: 8000 });
    expect(seen).toHaveBeenCalledWith({ block: 'start' });
  }, 15_000);

  it('leaves whoever writes elsewhere by then where they are', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('textbox', { name: 'title, English' }));
    await arrive();
    await waitFor(() => expect(field('description, English')).toHaveValue(''), { timeout: 8000 });
    await act(() => new Promise((done) => setTimeout(done, 200)));
    expect(screen.getByRole('textbox', { name: 'title, English' })).toHaveFocus();
  }, 15_000);
});

it('says what visitors download', async () => {
  const [picture] = WORK.pictures;
  await show([{ ...picture!, hd: 'new.jpg' } as (typeof WORK.pictures)[0]]);
  expect(screen.getByText('They download this picture’s own file.')).toBeInTheDocument();
});
