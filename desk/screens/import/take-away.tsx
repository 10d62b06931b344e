import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { addressOf } from '../../app/line/paths';
import { DownloadLink } from '../../app/parts/download-link';
import { useSay } from '../../app/words';
import { AWAY } from '../../theme/lists';

/** Copies of all that the gallery has written. */
export function TakeAway() {
  const say = useSay();
  return (
    <section aria-labelledby="away">
      <h2 id="away" sx={{ variant: 'text.title' }}>
        {say('list.away')}
      </h2>
      <p sx={{ variant: 'text.muted', mt: 2 }}>{say('list.awayExplained')}</p>
      <ul sx={AWAY}>
        {COLLECTIONS.map((shelf) => (
          <li key={shelf}>
            {say(`nav.${shelf}`)}
            <span>
              {(['csv', 'json'] as const).map((format) => (
                <DownloadLink
                  key={format}
                  href={addressOf('/export/:shelf/:format', { params: { shelf, format } })}
                  aria-label={say(`list.${format}Of`, { what: say(`nav.${shelf}`) })}
                >
                  {say(`list.${format}`)}
                </DownloadLink>
              ))}
            </span>
          </li>
        ))}
        <li>
          <DownloadLink href={addressOf('/export/files')}>{say('list.zip')}</DownloadLink>
        </li>
      </ul>
      <p sx={{ variant: 'text.note', color: 'muted' }}>{say('list.zipExplained')}</p>
    </section>
  );
}
