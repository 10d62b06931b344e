import { useSyncExternalStore } from 'react';
import { includesWork, type SelectedWork } from './selected-work';
import { getSelection, subscribeToSelection, type Selection } from './selection-store';

const unknown = () => undefined;

/** Undefined on the server and at the first render, which must be the same for everybody. */
export const useSelection = (): Selection | undefined =>
  useSyncExternalStore(subscribeToSelection, getSelection, unknown);

/** Undefined until the selection has been read. */
export function useIsSelected(work: Pick<SelectedWork, 'slugs'>): boolean | undefined {
  const isSelected = () => {
    const selection = getSelection();
    return selection && includesWork(selection.works, work);
  };
  return useSyncExternalStore(subscribeToSelection, isSelected, unknown);
}
