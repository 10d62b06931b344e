import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { addDialogMethods } from '../../../tests/dialog-methods';
import { mockMediaQueries } from '../../../tests/media-queries';
import { renderInPage } from '../../../tests/render-page';
import { sampleModel } from '../../gallery/testing/samples';
import { ColourModeProvider } from '../colour-mode/colour-mode-provider';
import { type ModelView, toModelView } from './model-view';
import { useView } from './place/use-view';
import { framed, seenAt } from './stage/camera';
import { makeElement } from './stage/use-model-stage';
import { cornersOf } from './turn/corners';
import { RoomLight } from './turn/room-light';
import { Turn } from './turn/turn';
import type { TurnSubject } from './turn/turn-subject';

jest.mock('./turn/turn-stage', () => ({ TurnStage: () => null }));

describe('use view', () => {
  const load = async () => ({ name: 'the view' });

  function View({ onClose, opener }: { onClose: () => void; opener: Parameters<typeof useView>[2] }) {
    const view = useView(load, onClose, opener);
    return view ? (
      <button type="button" autoFocus onClick={onClose}>
        {view.name}
      </button>
    ) : null;
  }

  /** @param named whether the address has named the view, as after a load */
  function Page({ named }: { named: boolean }) {
    const [isOpen, setOpen] = useState(named);
    const opener = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          another way there
        </button>
        <button ref={opener} type="button" onClick={() => setOpen(true)}>
          turn it
        </button>
        {isOpen && <View onClose={() => setOpen(false)} opener={opener} />}
      </>
    );
  }

  beforeEach(() => {
    window.history.replaceState(null, '', '/works/board');
    performance.getEntriesByType ??= () => [];
  });

  const close = async () => userEvent.click(await screen.findByRole('button', { name: 'the view' }));

  it('gives the focus to the button of a view that was open when the page was loaded', async () => {
    render(<Page named />);
    await close();
    expect(screen.getByRole('button', { name: 'turn it' })).toHaveFocus();
  });

  it('gives the focus back to what had it', async () => {
    render(<Page named={false} />);
    const way = screen.getByRole('button', { name: 'another way there' });
    act(() => way.focus());
    await userEvent.keyboard('{Enter}');
    await close();
    expect(way).toHaveFocus();
  });

  it('gives the focus to the picture from which a view was come to, also after a load', async () => {
    window.history.replaceState({ viewer: true, from: 'picture-9' }, '', '#turn');
    render(
      <>
        <a id="picture-9" href="/large.jpg">
          the last picture
        </a>
        <Page named />
      </>,
    );
    const done = await screen.findByRole('button', { name: 'the view' });
    // Back leads to the page's own entry, where nothing is known of it.
    window.history.replaceState(null, '', '/works/board');
    await userEvent.click(done);
    expect(screen.getByRole('link')).toHaveFocus();
  });
});

describe('make element', () => {
  /** As the library's: the focus is taken within. */
  class Viewer extends HTMLElement {
    readonly input = document.createElement('div');
    readonly said = document.createElement('div');
    constructor() {
      super();
      this.input.className = 'userInput';
      this.input.tabIndex = 0;
      this.said.innerHTML = '<span id="status" role="status"></span>';
      this.attachShadow({ mode: 'open' }).append(this.input, this.said);
    }
  }
  customElements.define('model-viewer', Viewer);

  const make = (attributes: Record<string, string>) => {
    const element = makeElement(attributes, 'close') as HTMLElement as Viewer;
    document.body.append(element);
    return element;
  };
  const TURNED = { 'camera-controls': '' };

  it('says when a key has led into it, until it leads on', () => {
    const element = make(TURNED);
    jest.spyOn(element.input, 'matches').mockReturnValue(true);
    element.input.focus();
    expect(element).toHaveAttribute('data-focused');
    element.input.blur();
    expect(element).not.toHaveAttribute('data-focused');
  });

  it('says nothing of a hand that turns it', () => {
    const element = make(TURNED);
    jest.spyOn(element.input, 'matches').mockReturnValue(false);
    element.input.focus();
    expect(element).not.toHaveAttribute('data-focused');
  });

  it('is no stop of Tab where nothing is turned', () => {
    expect(make({}).input.tabIndex).toBe(-1);
    expect(make(TURNED).input.tabIndex).toBe(0);
  });

  it('lets nothing be said by the library, which does so in English', () => {
    const { said } = make(TURNED);
    expect(said.querySelector('[role=status]')).not.toBeNull();
    expect(said).not.toBeVisible();
  });

  it('has the way out of the room in the language of the page', () =>
    expect(make({}).querySelector('[slot=exit-webxr-ar-button]')).toHaveTextContent('close'));
});

describe('room light', () => {
  const SIZE = { width: 1000, height: 600 };
  const bounds: ModelView['bounds'] = { min: [-0.5, 0, -0.2], max: [0.5, 1, 0.2] };
  /** A lamp of which the lead is no part. */
  const piece: ModelView['piece'] = { min: [-0.2, 0, -0.2], max: [0.2, 0.4, 0.2] };
  const camera = framed({ theta: 0, phi: 1.4, lens: 24 }, SIZE, cornersOf(bounds));

  beforeEach(() => mockMediaQueries());

  function pools(
    placement: ModelView['placement'],
    isLit: boolean,
    mode: 'light' | 'dark' = 'dark',
    light?: ModelView['light'],
  ) {
    const { container } = renderInPage(
      <ColourModeProvider forced={mode}>
        <RoomLight {...{ model: { bounds, piece, light, placement }, camera, size: SIZE, isLit }} />
      </ColourModeProvider>,
    );
    return [...container.querySelectorAll<HTMLElement>('[data-picture=lamp]')].map(({ style }) => ({
      left: parseFloat(style.left),
      top: parseFloat(style.top),
      width: parseFloat(style.width),
      height: parseFloat(style.height),
    }));
  }
  const metre = seenAt(camera, SIZE, { x: 0, y: 0, z: 0 }).metre;

  it('is none by day, but that of a lamp that is on', () => {
    expect(pools('floor', false, 'light')).toEqual([]);
    expect(pools('floor', true, 'light')).toHaveLength(1);
  });

  it('lies flat on the floor around all that stands there', () => {
    const [pool] = pools('floor', false);
    expect(pool!.width / metre).toBeGreaterThan(1);
    expect(pool!.height / metre).toBeLessThan(0.2);
  });

  it('is on the wall around a piece that hangs there, once', () => {
    const [pool, ...others] = pools('wall', false);
    expect(pool!.height / metre).toBeGreaterThan(0.9);
    expect(others).toEqual([]);
    expect(pools('wall', true)).toHaveLength(1);
  });

  it('is around the lamp alone where that hangs from a lead', () => {
    const [pool, ...others] = pools('ceiling', true);
    expect(pool!.width / metre).toBeLessThan(0.5);
    expect(others).toEqual([]);
    expect(pools('ceiling', false)).toEqual([]);
  });

  it('is around what shines, where the model tells what does', () => {
    const [pool] = pools('floor', true, 'dark', { min: [0.3, 0.8, -0.05], max: [0.4, 0.9, 0.05] });
    const shade = seenAt(camera, SIZE, { x: 0.35, y: 0.85, z: 0 });
    expect(pool!.left + pool!.width / 2).toBeCloseTo(shade.x, 0);
    expect(pool!.top + pool!.height / 2).toBeCloseTo(shade.y, 0);
  });

  it('ends within the stage above, however high it shines', () => {
    const [low, high] = [0.5, 0.98].map(
      (y) => pools('floor', true, 'dark', { min: [0, y, 0], max: [0, y, 0] })[0]!,
    );
    expect(high!.height).toBeLessThan(low!.height);
    // The light of a pool reaches further up than the pool does.
    expect(high!.top).toBeGreaterThan(high!.height / 10);
    expect(high!.width / high!.height).toBeCloseTo(low!.width / low!.height, 2);
  });
});

describe('turn', () => {
  const subject: TurnSubject = {
    title: 'Quai bench',
    creators: 'Odile Arc',
    model: toModelView(sampleModel('quai'), ''),
    scale: { height: 80, mounting: 'floor' },
    dimensions: 'H 80 cm',
    picture: undefined,
    lamp: undefined,
  };
  const load = async () => ({ Turn });

  /** As the work's page does it, without an address. */
  function View({ at, show }: { at: string; show: (at: string) => void }) {
    const close = () => show('');
    const view = useView(load, close);
    if (!view) return null;
    const onRoom = (isInRoom: boolean) => show(isInRoom ? 'room' : 'turn');
    return <view.Turn {...{ subject, onRoom }} path="/works/quai" isInRoom={at === 'room'} onClose={close} />;
  }

  function Page() {
    const [at, show] = useState('');
    return (
      <>
        <button onClick={() => show('room')}>room on the page</button>
        <button onClick={() => show('turn')}>turn it</button>
        {at && <View {...{ at, show }} />}
      </>
    );
  }

  const dialog = () => screen.queryByRole('dialog');
  const panel = () => screen.queryByRole('region', { name: 'In your room' });
  const within = () => screen.getByRole('button', { name: 'in your room' });

  beforeAll(addDialogMethods);
  beforeEach(() => {
    mockMediaQueries();
    performance.getEntriesByType ??= () => [];
  });

  async function open(name: string) {
    renderInPage(<Page />);
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  }

  it('leads by Escape from the code back to the button on the page that asked for it', async () => {
    await open('room on the page');
    expect(panel()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'room on the page' })).toHaveFocus();
  });

  it('leaves a piece that is being turned where it is, and the focus on the button beside it', async () => {
    await open('turn it');
    within().focus();
    await userEvent.keyboard('{Enter}');
    expect(panel()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
    expect(within()).toHaveFocus();
  });

  it('gives the focus to the button in the view where the code is closed, and the piece then seen', async () => {
    await open('room on the page');
    await userEvent.click(screen.getAllByRole('button', { name: 'close' }).at(-1)!);
    expect(panel()).not.toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
    expect(within()).toHaveFocus();
  });
});
