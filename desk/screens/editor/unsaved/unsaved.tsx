import { useSay } from '../../../app/words';
import { valueAt } from '../../../../api/content/contract/field-path';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { CONFLICTS } from '../../../theme/editor/conflicts';
import { GoneActs } from './gone-acts';
import { TypedList } from './typed-list';
import { WhoDeleted } from './who-deleted';

/** What can never be saved: of an item that was deleted, or into a field that does not take it. */
export function Unsaved() {
  const say = useSay();
  const { shelf, id, session } = useEditor();
  const { isGone, unsavable, unsent, values } = useEditState();
  if (isGone) {
    const typed = [...unsent.map((path) => ({ path, value: valueAt(values, path) })), ...unsavable];
    return (
      <section role="alert" sx={CONFLICTS}>
        <h2>{say('unsaved.gone')}</h2>
        <WhoDeleted {...{ shelf, id }} />
        <p>{say(typed.length > 0 ? 'unsaved.goneText' : 'unsaved.goneEmpty')}</p>
        <TypedList {...{ shelf, id, typed }} />
        <GoneActs {...{ shelf, id, typed, values }} onDone={session.forget} />
      </section>
    );
  }
  if (unsavable.length === 0) return null;
  return (
    <section role="alert" sx={CONFLICTS}>
      <h2>{say('unsaved.refused', { count: unsavable.length })}</h2>
      <p>{say('unsaved.refusedText')}</p>
      <TypedList
        {...{ shelf, id }}
        typed={unsavable.map(({ path, value, fault }) => ({
          ...{ path, value },
          because: say(fault === 'tooLarge' ? 'unsaved.tooLarge' : 'unsaved.invalid'),
        }))}
        onDrop={session.drop}
      />
    </section>
  );
}
