import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../app/parts/button';
import { useSay } from '../../../app/words';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { kindOf } from '../../../kinds/kinds';
import { FRAME } from '../../../theme/editor/preview';
import { goToField } from '../go-to';
import { pathOfText, pointAt } from './places-in-page';
import { useLights } from './use-lights';
import type { PreviewChoices } from './use-preview';

/** px of the window that the page believes to be in (DESK.md, 04). */
const WIDTHS = { wide: 1104, phone: 390 } as const;
const LIGHTS = { day: 'theme-ui-light', evening: 'theme-ui-dark' } as const;
const OTHER = { day: 'evening', evening: 'day' } as const;
/** px that a phone's page is shown with. */
const PHONE_SHOWN = 372;
/** ms until a page that does not come is said to fail. */
const PATIENCE_MS = 15_000;

interface FrameProps {
  url: string;
  preview: PreviewChoices;
  field: string | undefined;
}

export function Frame({ url, preview, field }: FrameProps) {
  const { locale, light, size } = preview;
  const say = useSay();
  const { shelf, id } = useEditor();
  const { item, values } = useEditState();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(place);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const kind = kindOf(shelf, id);
  const saved = `${item.draft?.number ?? 0} ${item.version}`;

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
  // The page asks for the draft anew, and keeps its scroll.
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ type: 'preview:refresh' }, window.location.origin);
  }, [saved, state]);
  const isAlive = useLights(frame, preview, attempt);
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
  useEffect(() => pointAt(frame.current?.contentDocument, values, field), [field, values, state]);
  const latest = useRef({ values, kind, locale });
  useEffect(() => void (latest.current = { values, kind, locale }));
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const open = (event: MouseEvent) => {
      if (!(event.target && 'closest' in event.target)) return;
      const element = event.target as Element;
      const path = pathOfText(element, latest.current);
      // A link would leave the page that is being written.
      if (path !== undefined || element.closest('a')) event.preventDefault();
      if (path === undefined) return;
      event.stopPropagation();
      goToField(path);
    };
    page?.addEventListener('click', open, true);
    return () => page?.removeEventListener('click', open, true);
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
