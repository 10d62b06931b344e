import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addDialogMethods } from '../../../tests/dialog-methods';
import { mockMediaQueries } from '../../../tests/media-queries';
import { renderInPage } from '../../../tests/render-page';
import { moved, turned } from './arrangement/arrangement';
import { type FloorWork, piecesOf } from './floor-work';
import { PrintedFloor } from './paper/printed-floor';
import { useArrangement } from './use-arrangement';
import { floorScene } from './view/floor-scene';
import { SideBySide } from './view/side-by-side';

jest.mock('../model/stage/use-model-stage', () => ({
  NO_STAGE: { element: undefined, state: 'coming' },
  useModelStage: () => ({ element: undefined, state: 'shown' }),
}));
jest.mock('../model/stage/use-stage-size', () => {
  const size = { width: 390, height: 420 };
  return { useStageSize: () => size };
});
jest.mock('../colour-mode/colour-mode-provider', () => ({
  useColourMode: () => ({ value: 'light', forced: false, setPreference: () => undefined }),
}));

describe('printed floor', () => {
  const board: FloorWork = {
    slug: 'board',
    title: 'Cloison',
    creators: '',
    scale: { mounting: 'floor', width: 180, height: 76, depth: 46 },
  };
  const chair: FloorWork = {
    slug: 'chair',
    title: 'Brise',
    creators: '',
    model: {
      placement: 'floor',
      is_lamp: false,
      bounds: { min: [-0.3, 0, -0.3], max: [0.3, 0.8, 0.3] },
      web: '/chair.glb',
    },
  };
  const pieces = piecesOf([board, chair]);
  const places = [
    { x: 90, turn: 0 },
    { x: 225, turn: 30 },
  ];
  const seen = (hasPerson: boolean) =>
    floorScene({ pieces, places, wall: undefined, hasPerson }, { width: 1000, height: 500 });
  const show = (photo: { src: string; scene: ReturnType<typeof seen> } | undefined, wall?: number) =>
    renderInPage(<PrintedFloor pieces={pieces} arranged={{ places, wall }} photo={photo} />).container;
  const titles = (container: HTMLElement) =>
    [...container.querySelectorAll('i')].map(({ textContent }) => textContent);

  it('shows the models as they were seen, works without one as fronts, and the person', () => {
    const container = show({ src: 'blob:models', scene: seen(true) });
    expect(container.querySelector('img')).toHaveAttribute('src', 'blob:models');
    expect(titles(container)).toEqual(['Cloison']);
    expect(container.querySelectorAll('[data-part=outline]')).toHaveLength(1);
    expect(container.querySelector('[data-part=person]')).not.toBeNull();
  });

  it('has everything at one scale: the fronts are drawn where the picture of the models was taken', () => {
    const scene = seen(false);
    const container = show({ src: 'blob:models', scene });
    const [outline] = container.querySelectorAll('[data-part=outline] path:last-of-type');
    const { rect } = scene.pieces[0]!;
    expect(outline?.getAttribute('d')).toBe(
      `M${rect.left} ${rect.top}h${rect.width}v${rect.height}h${-rect.width}z`,
    );
    expect(container.querySelector('[data-part=back]')?.getAttribute('viewBox')).toBe('0 0 1000 500');
  });

  it('shows no person where the visitor has sent them away', () =>
    expect(show({ src: 'blob:models', scene: seen(false) }).querySelector('[data-part=person]')).toBeNull());

  it('draws all as fronts where nobody has looked at them', () => {
    const container = show(undefined);
    expect(container.querySelector('img')).toBeNull();
    expect(titles(container)).toEqual(['Cloison', 'Brise']);
  });

  it('says by how much the wall is too short, and what the picture is', () => {
    show(undefined, 200);
    expect(screen.getByText(/cm past the wall/)).toBeInTheDocument();
    expect(screen.getByRole('img', { hidden: true })).toHaveAttribute('aria-label', 'Works side by side');
  });
});

describe('use arrangement', () => {
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
      const { result, rerender } = renderHook((now: typeof all) => useArrangement(now), {
        initialProps: all,
      });
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

    it.each([
      ['no work', []],
      ['no work of a known size', WORKS.slice(1, 2)],
    ])('is none of %s, and leaves the address alone', (_, left) => {
      window.history.replaceState({}, '', '/selection?works=quai&at=0,,200r45&wall=250');
      const { result, rerender } = renderHook(
        (now: Parameters<typeof useArrangement>[0]) => useArrangement(now),
        {
          initialProps: { pieces, slugs: SLUGS },
        },
      );
      rerender({ pieces: piecesOf(left), slugs: left.map(({ slug }) => slug) });
      expect(result.current.arrangement).toBeUndefined();
      window.history.replaceState({}, '', '/selection?works=');
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
      expect(address()).toBe('/selection?works=');
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
});

describe('side by side', () => {
  const work = (slug: string, title: string, wide: number) => ({
    slug,
    title,
    creators: '',
    scale: { mounting: 'floor' as const, width: wide, height: 80, depth: 40 },
  });
  const FEW = [work('quai', 'Quai bench', 120), work('brise', 'Brise chair', 60)];
  const LONG = [...FEW, work('cloison', 'Cloison sideboard', 240), work('portee', 'Portée bookcase', 220)];

  function Page({ works }: { works: typeof FEW }) {
    const [pieces] = useState(() => piecesOf(works));
    const arranged = useArrangement({ pieces, slugs: works.map(({ slug }) => slug) });
    return (
      <SideBySide
        {...{ pieces, arranged }}
        leftOut={0}
        back="selection"
        address=""
        onPhoto={() => undefined}
        onClose={() => undefined}
      />
    );
  }

  const button = (name: string) => screen.getByRole('button', { name });
  const WIDER = /wider than the screen/;

  beforeAll(() => {
    addDialogMethods();
    HTMLElement.prototype.setPointerCapture ??= () => undefined;
  });
  beforeEach(() => {
    window.history.replaceState({}, '', '/selection');
    mockMediaQueries();
  });

  it('says that a row is wider than the screen, and shows the person in it when it is asked for', async () => {
    renderInPage(<Page works={LONG} />);
    expect(screen.getByText(WIDER)).toBeInTheDocument();
    const frame = document.querySelector<HTMLElement>('[data-part=stage]')!.parentElement!;
    expect(frame.scrollLeft).toBe(0);
    await userEvent.click(button('beside a person'));
    await userEvent.click(button('beside a person'));
    expect(frame.scrollLeft).toBeGreaterThan(390);
  });

  it('says nothing of it where all is seen', () => {
    renderInPage(<Page works={FEW} />);
    expect(screen.queryByText(WIDER)).not.toBeInTheDocument();
  });

  it('has room for what a piece in hand brings before any is, so that the pieces stay where they are', async () => {
    renderInPage(<Page works={FEW} />);
    expect(screen.queryByText('5 cm to the left')).not.toBeInTheDocument();
    await userEvent.click(button('move the pieces'));
    expect(screen.getByText('5 cm to the left')).toBeDisabled();
    expect(button('in a row again')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Take Quai bench in hand'));
    expect(button('5 cm to the left')).toBeEnabled();
    await userEvent.click(button('5 cm to the left'));
    expect(button('in a row again')).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(button('in a row again'));
    expect(window.location.search).toBe('');
  });

  it('says what is too long for what, and nothing of it while the length of the wall is none', async () => {
    renderInPage(<Page works={LONG} />);
    await userEvent.click(button('against a wall'));
    const length = screen.getByRole('textbox');
    const type = async (text: string) => {
      await userEvent.clear(length);
      await userEvent.type(length, text);
    };
    await type('500');
    expect(screen.getByText(/the row is 185\scm longer than the wall/)).toBeInTheDocument();
    expect(screen.getByText(/^185\scm past the wall$/)).toBeInTheDocument();
    await type('30');
    expect(screen.getByRole('alert')).toHaveTextContent('from 50 to 2000 cm');
    expect(screen.queryByText(/longer than the wall|past the wall|it fits/)).not.toBeInTheDocument();
    // The wall that is put up again is one of a known length.
    await userEvent.click(button('against a wall'));
    await userEvent.click(button('against a wall'));
    expect(screen.getByText(/it fits/)).toBeInTheDocument();
  });
});
