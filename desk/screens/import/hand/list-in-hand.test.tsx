import { SHEET } from '../testing/looked-at';
import { listInHand, putAwayList, setColumn, takeList } from './list-in-hand';

beforeEach(() => {
  localStorage.clear();
  takeList('list.csv', [SHEET]);
});
afterEach(putAwayList);

const columns = () => listInHand()?.columns;

it('gives a field to one column, and gives it back to the other once it is free again', () => {
  expect(columns()).toEqual(['reference', 'title.fr', null, null]);
  setColumn(3, 'title.fr');
  expect(columns()).toEqual(['reference', null, null, 'title.fr']);
  expect(listInHand()?.displaced).toEqual({ 1: { by: 3, field: 'title.fr' } });
  setColumn(3, 'title.en');
  expect(columns()).toEqual(['reference', 'title.fr', null, 'title.en']);
  expect(listInHand()?.displaced).toEqual({});
});

it('leaves a column as it was chosen since', () => {
  setColumn(3, 'title.fr');
  setColumn(1, 'materials.fr');
  setColumn(3, null);
  expect(columns()).toEqual(['reference', 'materials.fr', null, null]);
});
