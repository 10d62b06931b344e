import { hang, WALLS } from './wall-layout';

const P = true;
const L = false;
const columns = (places: ReturnType<typeof hang>) => places.map(({ column, span }) => [column, span]);

describe('hang', () => {
  it('gives the columns left over to the gaps, so that both edges are flush', () => {
    expect(columns(hang([P, L, P, P, P, P, P], WALLS.wide))).toEqual([
      [1, 3],
      [5, 4],
      [10, 3],
      [1, 3],
      [4, 3],
      [7, 3],
      [10, 3],
    ]);
  });

  it('leaves a short last row at the left', () => {
    expect(columns(hang([L, L, L, P, L], WALLS.wide)).slice(3)).toEqual([
      [1, 3],
      [4, 4],
    ]);
  });

  it('lets a portrait alone in a narrow row alternate between the sides', () => {
    const places = hang([P, L, P, L, P, P], WALLS.narrow);
    expect(places.map(({ alone }) => alone)).toEqual([
      'left',
      undefined,
      'right',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('hangs nothing on an empty wall', () => {
    expect(hang([], WALLS.medium)).toEqual([]);
  });
});
