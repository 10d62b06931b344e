import type { ModelView } from '../model-view';

/** degrees from straight above, of the lowest eye: not under the floor, but under what hangs from a ceiling. */
export const lowestOf = ({ placement }: Pick<ModelView, 'placement'>): number =>
  placement === 'ceiling' ? 130 : 90;
