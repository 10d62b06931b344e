import { layoutVariants } from '../../../../src/theme/styles/layout-styles';
import { Link } from '@tanstack/react-router';
import { Keys } from '../../../app/parts/keys';
import { useTitle } from '../../../app/shell/use-title';
import { Button } from '../../../app/parts/button';
import { useWayBack } from '../../../app/letters/use-way-back';
import { useLanguage } from '../../../app/words';
import { isSame, valueAt } from '../../../../api/content/contract/field-path';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { isFault } from '../../../editing/still-to-come';
import { atEachText } from '../../../kinds/at-each-text';
import type { Group, Kind } from '../../../kinds/kind';
import { BULB_STYLES } from '../../../theme/bulbs';
import { CONTENTS, CRUMB, WAYS } from '../../../theme/editor/layout';
import { PlaceInList } from './place-in-list';
import { useList } from './use-list';
import { titleIn } from '../title-in';
import type { PreviewChoices } from '../preview/use-preview';

const isIn = (group: Group, path: string): boolean =>
  group.fields.some((field) => path === field.path || path.startsWith(`${field.path}.`));

/** The way back, and the groups with what is changed or wrong in each. */
export function Contents({ kind, preview }: { kind: Kind; preview: PreviewChoices }) {
  const { say, locale } = useLanguage();
  const { shelf } = useEditor();
  const { item, values } = useEditState();
  const list = useList();
  useWayBack(() => void list.goBack());
  const name = titleIn(values, locale) || say('editor.nameless');
  useTitle(name);
  const found = atEachText(kind, values, item.findings);
  const changed = [...new Set((item.draft?.changes ?? []).map(({ path }) => path))].filter(
    (path) => !isSame(valueAt(item.published ?? {}, path), valueAt(values, path)),
  );
  return (
    <div sx={CONTENTS}>
      <h1 sx={layoutVariants.visuallyHidden}>{name}</h1>
      <p sx={WAYS}>
        <Link to={list.to} search={list.search} onClick={list.onLeave} sx={CRUMB}>
          {say(`editor.back.${shelf}`)}
        </Link>
        {shelf !== 'site' && <PlaceInList />}
      </p>
      <nav aria-label={say('editor.contents')}>
        {kind.map((group) => {
          const errors = found.filter(({ path, severity }) => severity === 'error' && isIn(group, path));
          // Of something new all is a change.
          const changes = item.published ? changed.filter((path) => isIn(group, path)).length : 0;
          const count = errors.length || changes;
          const told = say(errors.length > 0 ? 'editor.missing' : 'editor.changes', { count });
          return (
            <a
              key={group.word}
              href={`#group-${group.word}`}
              data-wrong={errors.some((finding) => isFault(item, finding))}
            >
              <span>{say(`groups.${group.word}`)}</span>
              {count > 0 && (
                // What lacks is counted; what is changed has its bulb, as everywhere.
                <span
                  title={told}
                  sx={errors.length > 0 ? undefined : { ...BULB_STYLES.changed, alignSelf: 'center' }}
                >
                  {errors.length > 0 && <span aria-hidden="true">{count}</span>}
                  <span sx={layoutVariants.visuallyHidden}>{told}</span>
                </span>
              )}
            </a>
          );
        })}
      </nav>
      {preview.isThere && !preview.isOpen && (
        <p data-wide>
          <Button look="link" onClick={preview.toggle}>
            {say('preview.open')}
          </Button>
          <Keys of="P" />
        </p>
      )}
    </div>
  );
}
