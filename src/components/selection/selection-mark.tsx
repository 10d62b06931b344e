import { useTranslation } from 'gatsby-plugin-react-i18next';
import { MarkButton } from './mark-button';
import type { SelectedWork } from './selected-work';
import { addToSelection, takeOut } from './selection-store';
import { useIsSelected } from './use-selection';

export function SelectionMark({ work }: { work: SelectedWork }) {
  const { t } = useTranslation();
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
