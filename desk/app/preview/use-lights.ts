import { useEffect, useState, type RefObject } from 'react';

const LIGHTS = 'preview:lights';
const MODES = { day: 'light', evening: 'dark' } as const;
export type Light = keyof typeof MODES;

const turn = (frame: RefObject<HTMLIFrameElement>, light: Light): void =>
  frame.current?.contentWindow?.postMessage({ type: LIGHTS, mode: MODES[light] }, window.location.origin);

/**
 * The page in a frame has the light that is chosen here; what is chosen in the page itself is chosen here as well.
 *
 * @param page grows with each page that is shown in the frame
 * @returns whether the page listens
 */
export function useLights(
  frame: RefObject<HTMLIFrameElement>,
  { light, onLight }: { light: Light; onLight: (light: Light) => void },
  page: number,
): boolean {
  const [alive, setAlive] = useState<number>();
  const isAlive = alive === page;
  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent<unknown>): void => {
      const { type, mode } = (data ?? {}) as { type?: unknown; mode?: unknown };
      const isPage = origin === window.location.origin && source === frame.current?.contentWindow;
      if (!isPage || type !== LIGHTS) return;
      const chosen = (['day', 'evening'] as const).find((one) => MODES[one] === mode);
      if (chosen && chosen !== light) onLight(chosen);
      else {
        setAlive(page);
        // Also where the page would rather follow the system.
        turn(frame, light);
      }
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  });
  useEffect(() => {
    if (isAlive) turn(frame, light);
  }, [frame, light, isAlive]);
  return isAlive;
}
