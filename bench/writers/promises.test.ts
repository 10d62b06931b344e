import { rememberPromises } from './promises';

it('tells rows that are lost, twice there, refused and yet kept, and kept without an answer', () => {
  const { note, count } = rememberPromises();
  note('promised', [
    ['messages', 'kept'],
    ['subscriptions', 'kept'],
  ]);
  note('promised', [['messages', 'lost']]);
  note('promised', [['messages', 'doubled']]);
  note('refused', [['messages', 'refused']]);
  note('refused', [['messages', 'refused and kept']]);
  note('nothing', [['messages', 'cut']]);
  note('nothing', [['messages', 'cut and kept']]);
  const rows = ['kept', 'doubled', 'doubled', 'refused and kept', 'cut and kept', 'of nobody'];
  expect(count('messages', rows)).toEqual({
    table: 'messages',
    promised: 3,
    rows: 6,
    lost: 1,
    twice: 1,
    refusedYetKept: 1,
    untold: 2,
  });
  expect(count('subscriptions', ['kept'])).toMatchObject({ promised: 1, rows: 1, lost: 0, untold: 0 });
});
