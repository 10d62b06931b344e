import type { Message } from '../../../api/messages/contract/messages';
import { Thumb } from '../../app/lists/thumb';
import { WorkCaption } from '../../app/items/work-caption';
import { useSay } from '../../app/words';
import { HAND, HAND_MORE, PIECE_ABOVE } from '../../theme/letters';

export function PieceBeside({ message: { works, alsoAsked } }: { message: Message }) {
  const say = useSay();
  const [first, ...others] = works;
  if (!first) return null;
  return (
    <div sx={HAND}>
      <figure sx={{ m: 0 }}>
        {first.picture && <Thumb of={first.picture} alt={first.picture.alt} />}
        <figcaption sx={{ pt: 'near' }}>
          <WorkCaption work={first} />
        </figcaption>
      </figure>
      {others.length > 0 && (
        <ul sx={HAND_MORE}>
          {others.map((work) => (
            <li key={work.id}>
              <span>{work.picture && <Thumb of={work.picture} />}</span>
              <WorkCaption work={work} isBrief />
            </li>
          ))}
        </ul>
      )}
      {alsoAsked > 0 && (
        <p sx={{ variant: 'text.muted', mt: 'caption', pt: 'caption', borderTop: 'rule' }}>
          {say('messages.alsoAsked', { count: alsoAsked })}
        </p>
      )}
    </div>
  );
}

export function PieceAbove({ message: { works } }: { message: Message }) {
  return (
    <>
      {works.map((work) => (
        <figure key={work.id} sx={{ ...PIECE_ABOVE, mx: 0, mt: 0 }}>
          {work.picture && <Thumb of={work.picture} alt={work.picture.alt} />}
          <figcaption>
            <WorkCaption work={work} isBrief />
          </figcaption>
        </figure>
      ))}
    </>
  );
}
