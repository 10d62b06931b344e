import { act, renderHook } from '@testing-library/react';
import { moved, turned } from './arrangement/arrangement';
import { piecesOf, type FloorWork } from './floor-work';
import { useArrangement } from './use-arrangement';

const work = (slug: string, width?: number): FloorWork => ({
  slug,
  title: slug,
  creators: '',
  ...(width && { scale: { mounting: 'floor' as const, width, height: 80, depth: 40 } }),
});
const WORKS = [work('quai', 120), work('unmeasured'), work('brise', 60)];
const pieces = piecesOf(WORKS);
const SLUGS = WORKS.map(({ slug }) => slug);
const open = (address: string, begin?: Parameters<typeof useArrangement>[0]['begin']) => {
  window.history.replaceState({ kept: 1 }, '', address);
  return renderHook(() => useArrangement({ pieces, slugs: SLUGS, begin })).result;
};
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('an arrangement', () => {
  it('is a row until somebody moves a piece, and then in the address with all else that is there', () => {
    const arranged = open('/selection?works=quai,unmeasured,brise#floor');
    expect(arranged.current.places.map(({ x }) => x)).toEqual([60, 165]);
    expect(arranged.current.arrangement).toBeUndefined();
    act(() => arranged.current.place(1, (place) => turned(moved(place, 5), 2)));
    expect(address()).toBe('/selection?works=quai,unmeasured,brise&at=60,,170r30#floor');
    expect(window.history.state).toEqual({ kept: 1 });
    act(() => arranged.current.setWall(300));
    expect(address()).toBe('/selection?works=quai,unmeasured,brise&at=60,,170r30&wall=300#floor');
    act(() => arranged.current.setWall(undefined));
    expect(arranged.current.isMoved).toBe(true);
    act(() => arranged.current.reset());
    expect(address()).toBe('/selection?works=quai,unmeasured,brise#floor');
    expect(arranged.current.places.map(({ x }) => x)).toEqual([60, 165]);
  });

  it('keeps its wall when the pieces stand in a row again', () => {
    const arranged = open('/selection?at=60,,170r30&wall=300#floor');
    act(() => arranged.current.reset());
    expect(arranged.current.places).toEqual([
      { x: 60, turn: 0 },
      { x: 165, turn: 0 },
    ]);
    expect(arranged.current.wall).toBe(300);
    expect(address()).toBe('/selection?at=60,,165&wall=300#floor');
    expect(arranged.current.isMoved).toBe(false);
  });

  it('comes back from the address', () => {
    const arranged = open('/selection?at=0,,200r45&wall=250#floor');
    expect(arranged.current.places).toEqual([
      { x: 0, turn: 0 },
      { x: 200, turn: 45 },
    ]);
    expect(arranged.current.wall).toBe(250);
  });

  it('of another number of works is none', () => {
    expect(open('/selection?at=0,200').current.arrangement).toBeUndefined();
  });

  it('is kept by work: one that is taken out comes back to its place, and the address says what is left', () => {
    window.history.replaceState({}, '', '/selection?at=0,,200r45');
    const all = { pieces, slugs: SLUGS };
    const less = { pieces: piecesOf(WORKS.slice(2)), slugs: SLUGS.slice(2) };
    const { result, rerender } = renderHook((now: typeof all) => useArrangement(now), { initialProps: all });
    rerender(less);
    expect(result.current.arrangement?.places).toEqual([{ x: 200, turn: 45 }]);
    act(() => result.current.place(0, (place) => moved(place, 5)));
    expect(address()).toBe('/selection?at=205r45#floor');
    rerender(all);
    expect(result.current.places).toEqual([
      { x: 0, turn: 0 },
      { x: 205, turn: 45 },
    ]);
  });

  it('is in the address also once the floor is closed by Back', () => {
    const arranged = open('/selection#floor');
    act(() => arranged.current.setWall(300));
    window.history.replaceState({}, '', '/selection');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(address()).toBe('/selection?at=60,,165&wall=300');
    window.history.replaceState({}, '', '/about');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(address()).toBe('/about');
  });

  it('begins as somebody else has made it, unless the address says otherwise', () => {
    const begin = { places: [{ x: 10, turn: 0 }, undefined, { x: 300, turn: 0 }], wall: 400 };
    expect(open('/room/x', begin).current.places.map(({ x }) => x)).toEqual([10, 300]);
    expect(open('/room/x?at=1,,2', begin).current.places.map(({ x }) => x)).toEqual([1, 2]);
  });
});
