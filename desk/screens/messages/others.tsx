import { Link } from '@tanstack/react-router';
import type { MessageLine } from '../../contract/messages';
import { useLanguage } from '../../app/words';
import { LETTER_PART } from '../../theme/letters';

export function Others({ others }: { others: readonly MessageLine[] }) {
  const { say, time } = useLanguage();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" sx={LETTER_PART}>
      <h3 id="others" sx={{ color: 'muted' }}>
        {say('messages.others', { count: others.length })}
      </h3>
      <ul>
        {others.map(({ id, at, beginning, locale, state }) => (
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
