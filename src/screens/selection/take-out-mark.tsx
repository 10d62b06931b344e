import { MarkButton } from '../../components/selection/mark-button';
import { useMessages } from '../../i18n/use-messages';

interface TakeOutMarkProps {
  title: string;
  /** Whether it has been taken out. */
  out: boolean;
  onPress: () => void;
}

/** Takes a work out of the selection on its page, and puts it back. */
export function TakeOutMark({ title, out, onPress }: TakeOutMarkProps) {
  const { t } = useMessages();
  const label = t(out ? 'selection.put-back-named' : 'selection.take-out-named', { title });
  return <MarkButton sign={out ? 'plus' : 'minus'} label={label} onPress={onPress} />;
}
