import PhotoSwipe from 'photoswipe';
import { DURATION, EASING } from '../../../theme/tokens';

/** PhotoSwipe has no option against springs: with reduced motion, pictures settle at once. */
function withoutSprings({ animations }: PhotoSwipe): void {
  animations.startSpring = ({ end, onUpdate, onComplete }) => {
    onUpdate(end);
    onComplete?.();
  };
}

export interface Slide {
  index: number;
  /** Filled by us, sized and moved by PhotoSwipe. */
  element: HTMLElement;
  /** CSS px of the picture. */
  width: number;
  /** CSS px when it is seen whole. */
  whole: number;
}

export const isEnlarged = ({ width, whole }: Slide): boolean => width > whole + 1;

export interface Zoom {
  in: boolean;
  out: boolean;
}

interface StageListeners {
  onSlides: (slides: Slide[]) => void;
  onZoom: (zoom: Zoom) => void;
  onShow: (index: number) => void;
  onClose: () => void;
}

export interface Stage {
  goTo: (index: number) => void;
  /** From the picture that stands there by now: of two quick steps, the second does not wait for what the first one renders. */
  step: (by: number) => void;
  zoomBy: (factor: number) => void;
  panBy: (x: number, y: number) => void;
  close: () => void;
}

interface Point {
  x: number;
  y: number;
}

/** Scale of a double tap or click, as a multiple of the whole size. */
const TAPPED = 2;
/** ms between the clicks of a double click. */
const DOUBLE_CLICK = 400;
/** Doublings per px of the wheel; a trackpad's pinch comes as a wheel event of few px, with Ctrl. */
const WHEEL = 0.003;
const PINCH = 0.01;
/** px of a line, for wheels that count in lines. */
const LINE = 18;
/** Share of the stage's shorter side: the wall above and below a whole picture. */
const WALL = 0.04;

/** PhotoSwipe supplies gestures and geometry only. @param sizes natural px, the limit of zooming */
export function openStage(
  box: HTMLElement,
  sizes: readonly { width: number; height: number }[],
  first: number,
  { onSlides, onZoom, onShow, onClose }: StageListeners,
): Stage {
  const slides = new Map<number, Slide>();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pswp = new PhotoSwipe({
    appendToEl: box,
    dataSource: sizes.map((size) => ({ ...size, type: 'picture' })),
    index: first,
    loop: false,
    getViewportSizeFn: () => ({ x: box.clientWidth, y: box.clientHeight }),
    paddingFn: ({ x, y }) => wallOf(box, Math.min(x, y)),
    maxZoomLevel: 1,
    secondaryZoomLevel: ({ fit }) => Math.min(TAPPED * fit, 1),
    showHideAnimationType: 'none',
    zoomAnimationDuration: still ? 0 : DURATION.veil,
    easing: EASING,
    bgOpacity: 1,
    preload: [1, 1],
    imageClickAction: onDoubleClick((point) => pswp.currSlide?.toggleZoom(point)),
    bgClickAction: 'close',
    tapAction: false,
    doubleTapAction: 'zoom',
    trapFocus: false,
    returnFocus: false,
    ...{ close: false, zoom: false, counter: false, arrowPrev: false, arrowNext: false, preloader: false },
  });

  if (still) withoutSprings(pswp);
  pswp.addFilter('isContentZoomable', () => true);
  pswp.on('contentLoad', (event) => {
    event.preventDefault();
    event.content.element = document.createElement('div');
    event.content.element.className = 'pswp__content';
  });
  pswp.on('contentResize', ({ content: { index, element, slide }, width }) => {
    if (!element) return;
    const whole = slide ? Math.round(slide.width * slide.zoomLevels.fit) : width;
    slides.set(index, { index, element, width, whole });
    onSlides([...slides.values()]);
  });
  pswp.on('contentDestroy', ({ content }) => {
    slides.delete(content.index);
    onSlides([...slides.values()]);
  });

  const tellZoom = () => {
    const { currZoomLevel: level, zoomLevels } = pswp.currSlide ?? {};
    if (level && zoomLevels) onZoom({ in: level < zoomLevels.max, out: level > zoomLevels.fit });
  };
  pswp.on('zoomPanUpdate', tellZoom);
  pswp.on('change', () => {
    onShow(pswp.currIndex);
    tellZoom();
  });
  pswp.on('close', onClose);
  // Keys and the wheel are handled here, not by PhotoSwipe.
  pswp.on('keydown', (event) => event.preventDefault());
  pswp.on('wheel', (event) => {
    event.preventDefault();
    const { deltaY, deltaMode, ctrlKey, clientX, clientY } = event.originalEvent;
    const { left, top } = box.getBoundingClientRect();
    const doublings =
      -deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1) * (ctrlKey ? PINCH : WHEEL);
    pswp.zoomTo((pswp.currSlide?.currZoomLevel ?? 1) * 2 ** doublings, {
      x: clientX - left,
      y: clientY - top,
    });
  });
  // PhotoSwipe assumes that it fills the window.
  const place = () => {
    const { left, top } = box.getBoundingClientRect();
    Object.assign(pswp.offset, { x: left + window.scrollX, y: top + window.scrollY });
  };
  pswp.on('pointerDown', place);
  pswp.on('updateScrollOffset', place);

  pswp.init();
  leaveRolesToUs(pswp);
  const watch = new ResizeObserver(() => pswp.updateSize());
  watch.observe(box);

  return {
    goTo: (index) => {
      if (index !== pswp.currIndex) pswp.goTo(index);
    },
    step: (by) => pswp.goTo(Math.min(Math.max(pswp.currIndex + by, 0), sizes.length - 1)),
    zoomBy: (factor) => {
      const level = pswp.currSlide?.currZoomLevel ?? 1;
      pswp.zoomTo(level * factor, undefined, pswp.options.zoomAnimationDuration);
    },
    panBy: (x, y) => pswp.currSlide?.panTo(pswp.currSlide.pan.x + x, pswp.currSlide.pan.y + y),
    close: () => {
      watch.disconnect();
      pswp.off('close', onClose);
      pswp.destroy();
    },
  };
}

/** The walls beside a picture are the box’s padding. */
function wallOf(box: HTMLElement, side: number) {
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const wall = Math.round(side * WALL);
  return {
    top: wall,
    bottom: wall,
    left: parseFloat(paddingLeft) || 0,
    right: parseFloat(paddingRight) || 0,
  };
}

/** PhotoSwipe reports double taps, but each click of a mouse. */
function onDoubleClick(act: (point: Point) => void): (point: Point) => void {
  let last = -Infinity;
  return (point) => {
    const now = performance.now();
    const isSecond = now - last < DOUBLE_CLICK;
    last = isSecond ? -Infinity : now;
    if (isSecond) act(point);
  };
}

/** The dialog has a role and a name; PhotoSwipe would add a second dialog's, in English. */
function leaveRolesToUs({ element, scrollWrap, mainScroll }: PhotoSwipe): void {
  element?.removeAttribute('role');
  element?.removeAttribute('tabindex');
  scrollWrap?.removeAttribute('aria-roledescription');
  for (const { el } of mainScroll.itemHolders) {
    el.removeAttribute('role');
    el.removeAttribute('aria-roledescription');
  }
}
