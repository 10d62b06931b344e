import { useState } from 'react';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import type { WorkCardView } from '../../../components/works/work-card-view';
import { AVAILABILITY_CHOICES, type AvailabilityChoice } from '../../../routes/works-parts';

const PARAMETER = 'availability';

/** Whether a work is among those that the visitor asked for. */
export const isShown = ({ sold }: Pick<WorkCardView, 'sold'>, choice: AvailabilityChoice): boolean =>
  choice === 'all' || sold === (choice === 'sold');

const isChoice = (value: unknown): value is AvailabilityChoice =>
  (AVAILABILITY_CHOICES as readonly unknown[]).includes(value);

/** The chosen availability, which the address keeps: it is read after the first render, as the server can't know it. */
export function useAvailability(): [AvailabilityChoice, (choice: AvailabilityChoice) => void] {
  const [choice, setChoice] = useState<AvailabilityChoice>('all');
  // Before the browser paints and the page scrolls to where one comes back to.
  useLayoutEffect(() => {
    const asked = askedIn(window.location.search);
    if (asked) setChoice(asked);
  }, []);
  const choose = (next: AvailabilityChoice) => {
    setChoice(next);
    keepInAddress(next);
  };
  return [choice, choose];
}

function keepInAddress(choice: AvailabilityChoice): void {
  const url = new URL(window.location.href);
  if (choice === 'all') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, choice);
  window.history.replaceState(window.history.state, '', url);
}

/** The choice that an address asks for, in whatever case it is written. */
export function askedIn(search: string): AvailabilityChoice | undefined {
  const parameters = [...new URLSearchParams(search)];
  const asked = parameters.find(([name]) => name.toLowerCase() === PARAMETER)?.[1].toLowerCase();
  return isChoice(asked) ? asked : undefined;
}
