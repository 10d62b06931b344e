import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { LAMP_VARIANTS } from '../../../contract/models/model-type';
import { useColourMode } from '../../colour-mode/colour-mode-provider';
import { hasWebGl } from '../can-show-models';
import { loadModelViewer } from '../loading/load-model-viewer';
import type { ModelViewerElement } from '../loading/model-viewer-element';
import type { Camera } from './camera';
import { cameraOf, setCamera } from './element-camera';
import { useLatest } from '../../../browser/use-latest';

const STILL = { 'interaction-prompt': 'none', 'shadow-softness': '.9', loading: 'eager' } as const;

/** @param attributes of `<model-viewer>`, that do not change. @param close the word for the way out of the visitor's room */
export function makeElement(attributes: Readonly<Record<string, string>>, close: string): ModelViewerElement {
  const element = document.createElement('model-viewer') as ModelViewerElement;
  for (const [name, value] of Object.entries({ ...STILL, ...attributes })) element.setAttribute(name, value);
  // It says in English from where a piece is seen, which we say ourselves.
  element.shadowRoot?.querySelector('#status')?.parentElement?.setAttribute('hidden', '');
  ownFocus(element, { isTurned: 'camera-controls' in attributes });
  // The desk shows the page in a frame, where no camera may be opened: the library would complain of that.
  if (window.self !== window.top) element.removeAttribute('ar');
  // What the library would show there is shown in our own way.
  for (const slot of ['progress-bar', 'ar-button']) {
    const empty = document.createElement('span');
    empty.slot = slot;
    element.append(empty);
  }
  // The way out of the visitor's room; the library's own is in English.
  const exit = document.createElement('span');
  exit.slot = 'exit-webxr-ar-button';
  exit.role = 'button';
  exit.textContent = close;
  element.append(exit);
  return element;
}

/**
 * The library takes the focus within itself, where a page's styles do not reach. Here its element says when a key has led there;
 * and where nothing is turned, no key leads there.
 */
function ownFocus(element: HTMLElement, { isTurned }: { isTurned: boolean }): void {
  const input = element.shadowRoot?.querySelector<HTMLElement>('.userInput');
  if (!input) return;
  input.style.outline = 'none';
  if (!isTurned) input.tabIndex = -1;
  input.addEventListener('focus', () =>
    element.toggleAttribute('data-focused', input.matches(':focus-visible')),
  );
  input.addEventListener('blur', () => element.removeAttribute('data-focused'));
}

export type ModelState = 'coming' | 'shown' | 'failed';

/** A model, and where it stands: metres, and degrees counterclockwise as seen from above. */
export interface StagedModel {
  src: string;
  at?: { x: number; y: number };
  turn?: number;
}

interface StageOptions {
  /** The first one stands where it was made; the others are placed beside it. */
  models: readonly StagedModel[];
  variant?: (typeof LAMP_VARIANTS)[number];
  alt: string;
  /** From a ceiling: it stands on nothing that its shadow could lie on. */
  hangs?: boolean;
  /** Of `<model-viewer>`, that do not change. */
  attributes: Readonly<Record<string, string>>;
  /** Where the eye is at first; asked once the model is there. */
  camera: (element: ModelViewerElement) => Camera;
}

/** What those around a stage have to know of it. */
export interface StageNow {
  /** Undefined until the library is there. */
  element: ModelViewerElement | undefined;
  state: ModelState;
}

export const NO_STAGE: StageNow = { element: undefined, state: 'coming' };

export interface ModelStage extends StageNow {
  /** 0 to 1. */
  progress: number;
  /** Undefined until it is shown. */
  camera: Camera | undefined;
}

/** The room by day, and in the evening (static/light). */
const LIGHTS = { light: '/light/day.hdr', dark: '/light/evening.hdr' } as const;
const SHADOWS = { light: '.75', dark: '.9' } as const;
/** As bright as the photographs are; a lit lamp brings light of its own. */
const EXPOSURES = { light: '1.15', dark: '1.5', lit: '1.15' } as const;

/** Shows models in a box. All of it is given back when the box goes. */
export function useModelStage(box: RefObject<HTMLElement | null>, options: StageOptions): ModelStage {
  const { value: mode } = useColourMode();
  const [element, setElement] = useState<ModelViewerElement>();
  const [state, setState] = useState<ModelState>(() => (hasWebGl() ? 'coming' : 'failed'));
  const [progress, setProgress] = useState(0);
  const [camera, setSeen] = useState<Camera>();
  const { t } = useTranslation();
  const latest = useLatest({ ...options, close: t('nav.close') });
  const isLit = options.variant === 'lit';

  useEffect(() => {
    // By a link to the view; the library would fail in its own words.
    if (!hasWebGl()) return undefined;
    let wanted = true;
    let made: ModelViewerElement | undefined;
    const fail = () => wanted && setState('failed');
    loadModelViewer().then((forget) => {
      if (!wanted || !box.current) return;
      made = makeElement(latest.current!.attributes, latest.current!.close);
      const shown = made;
      shown.addEventListener('error', () => {
        forget();
        fail();
      });
      shown.addEventListener('progress', (event) =>
        setProgress((event as unknown as CustomEvent<{ totalProgress: number }>).detail.totalProgress),
      );
      shown.addEventListener('camera-change', () => setSeen(cameraOf(shown)));
      shown.addEventListener('load', () => {
        setCamera(shown, latest.current!.camera(shown));
        setSeen(cameraOf(shown));
        setState('shown');
      });
      box.current.append(shown);
      setElement(shown);
    }, fail);
    return () => {
      wanted = false;
      // Without a source it lets go of what the processor for pictures holds.
      if (made) made.src = null;
      made?.remove();
    };
  }, [box, latest]);

  useEffect(() => {
    element?.setAttribute('environment-image', LIGHTS[mode]);
    element?.setAttribute('shadow-intensity', options.hangs ? '0' : SHADOWS[mode]);
    element?.setAttribute('exposure', EXPOSURES[isLit ? 'lit' : mode]);
  }, [element, mode, isLit, options.hangs]);
  useEffect(() => void (element && placeModels(element, options.models)), [element, options.models]);
  useEffect(() => {
    if (element && state === 'shown') showVariant(element, options.variant);
  }, [element, state, options.variant]);
  useEffect(() => element?.setAttribute('alt', options.alt), [element, options.alt]);
  return { element, state, progress, camera };
}

function showVariant(element: ModelViewerElement, variant: StageOptions['variant']): void {
  element.variantName = variant ?? null;
}

/** Moves what is there already, so that a drag is smooth. */
function placeModels(element: ModelViewerElement, [first, ...others]: readonly StagedModel[]): void {
  if (!first) return;
  if (element.src !== first.src) element.src = first.src;
  if (first.turn !== undefined) element.setAttribute('orientation', `0deg 0deg ${first.turn}deg`);
  const there = [...element.querySelectorAll('extra-model')];
  others.forEach(({ src, at = { x: 0, y: 0 }, turn = 0 }, index) => {
    const extra = there[index] ?? element.appendChild(document.createElement('extra-model'));
    if (extra.getAttribute('src') !== src) extra.setAttribute('src', src);
    extra.setAttribute('offset', `${at.x}m ${at.y}m 0m`);
    extra.setAttribute('orientation', `0deg 0deg ${turn}deg`);
  });
  for (const extra of there.slice(others.length)) extra.remove();
}
