import type { Work } from '../../contract/items/work';
import type { ViewContext } from '../../page/view-context';
import { toSheetView, type SheetView } from '../../features/sheet/sheet-view';
import { alternatesOf, type Alternates } from '../../routes/alternates';
import { toWorkView } from '../work/work-view';

export interface WorkSheetView extends SheetView {
  alternates: Alternates;
}

export const toWorkSheetView = (work: Work, context: ViewContext): WorkSheetView => ({
  ...toSheetView(toWorkView(work, context), context.locale, context.origin),
  alternates: alternatesOf('works-slug-pdf', work.slugs),
});
