/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { answerRoom } from '../../../gallery/rooms/answer-room';
import { sampleRoom } from '../../../gallery/rooms/testing/sample-room';
import type { FormResult } from '../../../gallery/forms/form-result';
import { ROOM_PAGES } from '../../../i18n/pages/room-pages';
import { RoomPieces } from '../pieces/room-pieces';
import { toRoomPageView } from '../room-page-view';
import { RoomWordsContext, roomWords } from '../room-words';
import { usePointed } from '../state/use-pointed';
import { toRoomView } from '../view/room-view';
import { RoomAnswer } from './room-answer';

jest.mock('../../../gallery/rooms/answer-room');
const send = jest.mocked(answerRoom);

const KEY = { baseUrl: '', token: 't', code: 'k7m2pq' };
const room = toRoomView(sampleRoom(), { locale: 'en', mediaOrigin: '' });

function Page() {
  const pointing = usePointed(KEY.token);
  return (
    <RoomWordsContext.Provider value={roomWords('en', toRoomPageView(ROOM_PAGES.en))}>
      <RoomPieces room={room} pointing={pointing} />
      <RoomAnswer roomKey={KEY} pieces={room.pieces} pointing={pointing} />
    </RoomWordsContext.Provider>
  );
}

const show = async () => {
  const shown = renderInPage(<Page />);
  return { ...shown, words: await screen.findByRole('textbox', { name: 'your words' }, { timeout: 10_000 }) };
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const choice = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => {
  sessionStorage.clear();
  window.requestIdleCallback = (task) => Number(setTimeout(() => task({} as IdleDeadline)));
  window.cancelIdleCallback = (handle) => clearTimeout(handle);
  send.mockReset().mockResolvedValue({ ok: true, message: 'Thank you, we will call.' });
});

describe('an answer to a room', () => {
  it('is a line and the pieces that are pointed at, and arrives with them', async () => {
    const { words } = await show();
    fireEvent.click(
      within(screen.getByRole('article', { name: 'Work bench' })).getByRole('button', { name: /This one/ }),
    );
    expect(choice('Work bench')).toBeChecked();
    fireEvent.click(choice('Work lamp'));
    type(words, 'These, may I come on Saturday?');
    submit();
    expect(await screen.findByText('Thank you, we will call.')).toBeInTheDocument();
    const answer = { message: 'These, may I come on Saturday?', pieces: ['p-lamp', 'p-bench'] };
    expect(send).toHaveBeenCalledWith(KEY, 'en', expect.objectContaining(answer));
    expect(screen.getByRole('heading', { name: 'Your answer is with us' })).toBeInTheDocument();
  });

  it('leads to the answer once something is pointed at, and takes it back by the same button', async () => {
    await show();
    const piece = within(screen.getByRole('article', { name: 'Work lamp' }));
    const button = piece.getByRole('button', { name: /This one/ });
    expect(piece.queryByRole('link', { name: 'answer' })).toBeNull();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(piece.getByRole('link', { name: 'answer' })).toHaveAttribute('href', '#answer');
    fireEvent.click(button);
    expect(choice('Work lamp')).not.toBeChecked();
  });

  it('wants words, and says so at the field', async () => {
    const { words } = await show();
    submit();
    expect(await screen.findByText('The your words field is required.')).toBeInTheDocument();
    expect(words).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it.each<[FormResult, RegExp]>([
    [{ ok: false, reason: 'offline' }, /can’t be reached|Check your connection/],
    [{ ok: false, reason: 'server' }, /unexpected error/],
    [{ ok: false, reason: 'gone', message: 'This room is over.' }, /This room is over/],
  ])('says what has failed, and loses nothing: %o', async (result, text) => {
    send.mockResolvedValue(result);
    const { words, unmount } = await show();
    fireEvent.click(choice('Work lamp'));
    type(words, 'This one');
    submit();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(words).toHaveValue('This one');

    unmount();
    const again = await show();
    await waitFor(() => expect(again.words).toHaveValue('This one'));
    expect(choice('Work lamp')).toBeChecked();
  });

  it('is sent once, however often the button is pressed, and can be followed by another', async () => {
    let arrive: (result: FormResult) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { words } = await show();
    type(words, 'This one');
    submit();
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    arrive({ ok: true, message: 'Thank you' });
    fireEvent.click(await screen.findByRole('button', { name: 'write again' }));
    expect(await screen.findByRole('textbox', { name: 'your words' })).toHaveValue('');
    expect(choice('Work lamp')).not.toBeChecked();
  });
});
