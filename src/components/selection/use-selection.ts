import { useSyncExternalStore } from 'react';
import { includesWork, type SelectedWork } from './selected-work';
import { getSelection, subscribeToSelection, type Selection } from './selection-store';

const unknown = () => undefined;

/** The visitor's selection; undefined on the server and at the first render, which are the same for everybody. */
export const useSelection = (): Selection | undefined =>
  useSyncExternalStore(subscribeToSelection, getSelection, unknown);

/** Whether a work is in the selection; undefined as long as that is not known. */
export function useIsSelected(work: Pick<SelectedWork, 'slugs'>): boolean | undefined {
  const isSelected = () => {
    const selection = getSelection();
    return selection && includesWork(selection.works, work);
  };
  return useSyncExternalStore(subscribeToSelection, isSelected, unknown);
}
