import type PhotoSwipe from 'photoswipe';

/**
 * PhotoSwipe lets what a finger has let go of swing to its place, and has no option against it: for those who asked for no
 * movement, it is there at once.
 */
export function withoutSprings({ animations }: PhotoSwipe): void {
  animations.startSpring = ({ end, onUpdate, onComplete }) => {
    onUpdate(end);
    onComplete?.();
  };
}
