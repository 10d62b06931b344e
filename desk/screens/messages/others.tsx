import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { MessageLine } from '../../../api/messages/contract/messages';
import { useLanguage } from '../../app/words';
import { LETTER_PART } from '../../theme/letters';

interface OthersProps {
  others: readonly MessageLine[];
  /** When the message was written beside which they stand. */
  than: string;
}

export function Others({ others, than }: OthersProps) {
  return (
    <>
      <Some of={others.filter(({ at }) => at > than)} saying="messages.wroteAgain" />
      <Some of={others.filter(({ at }) => at <= than)} saying="messages.wroteBefore" />
    </>
  );
}

interface SomeProps {
  of: readonly MessageLine[];
  saying: 'messages.wroteAgain' | 'messages.wroteBefore';
}

function Some({ of, saying }: SomeProps) {
  const { say, time } = useLanguage();
  const heading = useId();
  if (of.length === 0) return null;
  return (
    <section aria-labelledby={heading} sx={LETTER_PART}>
      <h3 id={heading} sx={{ color: 'muted' }}>
        {say(saying, { count: of.length })}
      </h3>
      <ul>
        {of.map(({ id, at, beginning, locale, state }) => (
          <li key={id} sx={{ display: 'flex', gap: 3, alignItems: 'baseline', py: 1 }}>
            <span sx={{ color: 'muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {time(at)}
            </span>
            <Link
              to="/messages/$id"
              params={{ id: String(id) }}
              search
              lang={locale}
              sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'inherit' }}
            >
              <bdi>{beginning}</bdi>
            </Link>
            <span sx={{ ml: 'auto', color: 'muted', whiteSpace: 'nowrap' }}>
              {say(`messages.short.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
