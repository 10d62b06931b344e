import { useSteadyBar } from '../../app/shell/use-steady-bar';
import { useLanguage } from '../../app/words';
import { valueAt } from '../../../api/content/contract/field-path';
import type { Values } from '../../../api/content/contract/item';
import { toldApart } from '../editor/compared/told-apart';
import type { Kind } from '../../kinds/kind';
import { HISTORY_PART } from '../../theme/editor/history';
import { labelOf, textAt } from '../editor/label-of';
import { changedPictures } from '../editor/compared/changed-pictures';
import { Changed } from './changed';
import { ChangedPictures } from './changed-pictures';

interface ChangesProps {
  kind: Kind;
  title: string;
  paths: readonly string[];
  before: Values;
  after: Values;
  /** What stands on each side. */
  heads: { before: string; after: string };
  /** Undefined where a field has nothing to be taken back. */
  onTake?: (path: string, value: unknown) => (() => void) | undefined;
}

/** Fields side by side, under what they are. A second press never takes the next one, which has slid up under the pointer. */
export function Changes({ kind, title, paths, before, after, heads, onTake }: ChangesProps) {
  const language = useLanguage();
  const steady = useSteadyBar<HTMLDivElement>();
  return (
    <div {...steady} role="group" aria-label={title} sx={HISTORY_PART}>
      <h2>{title}</h2>
      {paths.map((path) => {
        const pictures = changedPictures(valueAt(before, path), valueAt(after, path));
        const taking = onTake?.(path, valueAt(before, path));
        if (pictures && pictures.length > 0)
          return (
            <ChangedPictures
              key={path}
              label={labelOf(kind, path, language.say)}
              changes={pictures}
              {...{ heads }}
              onTake={taking}
            />
          );
        const [was, is] = toldApart(valueAt(before, path), valueAt(after, path), language);
        return (
          <Changed
            key={path}
            label={labelOf(kind, path, language.say)}
            before={textAt(kind, path, was, language)}
            after={textAt(kind, path, is, language)}
            heads={heads}
            lang={path.split('.').at(-1)}
            onTake={taking}
          />
        );
      })}
    </div>
  );
}
