import { useMessages } from '../../i18n/use-messages';
import { MarkButton } from './mark-button';
import type { SelectedWork } from './selected-work';
import { addToSelection, takeOut } from './selection-store';
import { useIsSelected } from './use-selection';

export function SelectionMark({ work }: { work: SelectedWork }) {
  const { t } = useMessages();
  const selected = useIsSelected(work);
  if (selected === undefined) return null;
  return (
    <MarkButton
      sign={selected ? 'check' : 'plus'}
      label={t('selection.add-named', { title: work.title })}
      pressed={selected}
      onPress={() => (selected ? takeOut : addToSelection)([work])}
    />
  );
}
