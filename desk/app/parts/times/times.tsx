import { lazy, Suspense } from 'react';
import { INPUT } from '../../../theme/editor/fields';
import { TIME } from '../../../theme/times';
import { onceAnswered } from '../../line/once-answered';
import type { TimeProps } from './parts-of-time';

const LazyDay = lazy(() =>
  onceAnswered(() => import('./day-input')).then((module) => ({ default: module.DayInput })),
);
const LazyHour = lazy(() =>
  onceAnswered(() => import('./hour-input')).then((module) => ({ default: module.HourInput })),
);

/** `2026-12-01`, in the order of the desk's language whatever the browser's is; a calendar opens beside it. */
export function Day(props: TimeProps) {
  return (
    <Suspense fallback={<Soon {...props} />}>
      <LazyDay {...props} />
    </Suspense>
  );
}

/** `09:00`, of 24 hours. */
export function Hour(props: TimeProps) {
  return (
    <Suspense fallback={<Soon {...props} />}>
      <LazyHour {...props} />
    </Suspense>
  );
}

/** As high as the field will be. */
const Soon = ({ label, value }: TimeProps) => (
  <div aria-hidden="true" sx={TIME}>
    {label && <span data-label>{label}</span>}
    <div sx={INPUT}>{value}</div>
  </div>
);
