import { useLights } from '../../app/lights';
import { useMe } from '../../app/data';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { allows } from '../../../api/people/contract/permissions';
import { useEditor, useEditState } from '../../editing/editor-context';
import { isFault } from '../../editing/still-to-come';
import { useShown, type PictureValue } from '../../fields/pictures/picture';
import { FindingText } from '../../fields/parts/finding-text';
import { ASIDE } from '../../theme/editor/layout';
import { atEachText } from '../../kinds/at-each-text';
import { kindOf } from '../../kinds/kinds';
import { readyAlone } from './floor/ready-alone';
import type { Publishing } from './floor/use-publish';
import { goToField } from './go-to';
import { inReadingOrder } from './in-reading-order';
import { labelOf } from './label-of';

/** What stands in the way or is good to know; without such, the piece. */
export function Aside({ publishing }: { publishing: Publishing }) {
  const say = useSay();
  const { shelf, id } = useEditor();
  const { may } = useMe();
  const state = useEditState();
  const { item, values } = state;
  const kind = kindOf(shelf, id);
  const findings = inReadingOrder(kind, atEachText(kind, values, item.findings));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const alone = allows(may, 'publish') ? readyAlone(state) : undefined;
  const advice = findings.length - errors;
  const isWrong = findings.some((finding) => isFault(item, finding));
  const counts = [
    errors > 0 && say(isWrong ? 'editor.inWay' : 'editor.lacking', { count: errors }),
    advice > 0 && say('editor.toKnow', { count: advice }),
  ];
  return (
    <aside aria-label={say('editor.findings')} sx={ASIDE}>
      <Piece {...{ values }} />
      {findings.length > 0 && (
        <section>
          <h2>{counts.filter(Boolean).join(', ')}</h2>
          <ul>
            {findings.map((finding) => (
              <li key={finding.path + finding.name + finding.text}>
                <p>{labelOf(kind, finding.path, say)}</p>
                <FindingText finding={finding} />
                <Button look="link" onClick={() => goToField(finding.path)}>
                  {say('editor.goThere')}
                </Button>
              </li>
            ))}
          </ul>
          {alone && (
            <p>
              {say('editor.onlyText', { language: alone })}{' '}
              <Button
                look="link"
                isBusy={publishing.act.isPending}
                onClick={() => publishing.act.mutate({ what: 'publish', only: alone })}
              >
                {say('editor.only', { language: alone })}
              </Button>
            </p>
          )}
        </section>
      )}
    </aside>
  );
}

function Piece({ values }: { values: Readonly<Record<string, unknown>> }) {
  const isEvening = useLights() === 'dark';
  const first = ((values['pictures'] as PictureValue[] | undefined)?.[0] ??
    values['portrait'] ??
    values['picture']) as PictureValue | undefined;
  const shown = useShown(first ? [first] : [])[(isEvening && first?.night?.file) || (first?.file ?? '')];
  return shown ? <img src={shown.url} width={shown.width} height={shown.height} alt="" /> : null;
}
