import { useEffect, useRef, useState } from 'react';
import { FRAME } from '../../theme/editor/preview';
import { Button } from '../parts/button';
import { useSay } from '../words';
import { useLights, type Light } from './use-lights';

/** px of the window that the page believes to be in (DESK.md, 04). */
const WIDTHS = { wide: 1104, phone: 390 } as const;
const LIGHTS = { day: 'theme-ui-light', evening: 'theme-ui-dark' } as const;
const OTHER = { day: 'evening', evening: 'day' } as const;
/** px that a phone's page is shown with. */
const PHONE_SHOWN = 372;
/** ms until a page that does not come is said to fail. */
const PATIENCE_MS = 15_000;

interface PageFrameProps {
  url: string;
  light: Light;
  size: keyof typeof WIDTHS;
  /** Another one when the page should ask anew for what it shows. */
  saved: string;
  /** Told what is chosen in the page itself. */
  onLight: (light: Light) => void;
  /** Told of the page's document when it is there, and of nothing while it is not. */
  onPage?: (page: Document | undefined) => void;
}

/** A page of the site, in the light and size that one looks at. */
export function PageFrame({ url, light, size, saved, onLight, onPage }: PageFrameProps) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(place);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);
  useEffect(() => {
    const shown = frame.current;
    const look = () => setState(shown?.contentDocument?.body.textContent ? 'there' : 'failed');
    shown?.addEventListener('load', look);
    return () => shown?.removeEventListener('load', look);
  }, [attempt]);
  // The page asks anew, and keeps its scroll.
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ type: 'preview:refresh' }, window.location.origin);
  }, [saved, state]);
  const isAlive = useLights(frame, { light, onLight }, attempt);
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    // A page that is alive turns its own lights, and its lamps with them.
    if (!root || isAlive) return undefined;
    const put = () => {
      if (root.classList.contains(LIGHTS[light]) && !root.classList.contains(LIGHTS[OTHER[light]])) return;
      root.classList.remove(LIGHTS[OTHER[light]]);
      root.classList.add(LIGHTS[light]);
    };
    put();
    // It follows the system before it has been told.
    const changes = new MutationObserver(put);
    changes.observe(root, { attributeFilter: ['class'] });
    return () => changes.disconnect();
  }, [light, state, isAlive]);
  const tell = useRef(onPage);
  useEffect(() => void (tell.current = onPage));
  useEffect(() => {
    tell.current?.(state === 'there' ? (frame.current?.contentDocument ?? undefined) : undefined);
  }, [state]);

  const width = WIDTHS[size];
  const scale = size === 'phone' ? Math.min(room.width, PHONE_SHOWN) / width : room.width / width;
  return (
    <div ref={place} data-size={size} sx={FRAME}>
      {state === 'failed' ? (
        <div role="alert" sx={{ p: 4 }}>
          <p>{say('preview.fails')}</p>
          <Button
            look="link"
            onClick={() => {
              setAttempt(attempt + 1);
              setState('loading');
            }}
          >
            {say('preview.again')}
          </Button>
        </div>
      ) : (
        <iframe
          key={attempt}
          ref={frame}
          src={url}
          title={say('preview.name')}
          style={{
            width,
            height: scale > 0 ? room.height / scale : 0,
            transform: `scale(${scale})`,
            marginLeft: size === 'phone' ? Math.max(0, (room.width - width * scale) / 2) : 0,
          }}
        />
      )}
    </div>
  );
}

function useRoom(place: React.RefObject<HTMLElement>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const seen = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [place]);
  return room;
}
