import type { PersonalData } from '../../../api/privacy/contract/personal-data';
import { useLanguage } from '../../app/words';
import { LETTER_PART, RECORD } from '../../theme/letters';
import { lineOf } from './kept-line';
import { TABLES } from './readable-text';

export function Records({ data: { records, names } }: { data: PersonalData }) {
  const language = useLanguage();
  const { say } = language;
  return TABLES.filter((table) => records[table].length > 0).map((table) => (
    <section key={table} aria-labelledby={`kept-${table}`} sx={{ mt: 5 }}>
      <h2 id={`kept-${table}`} sx={{ variant: 'text.title' }}>
        {say(`personal.table.${table}`)} <span sx={{ color: 'muted' }}>{records[table].length}</span>
      </h2>
      {records[table].map((row, index) => (
        <dl key={index} sx={{ ...LETTER_PART, ...RECORD }}>
          {lineOf(row, table, { language, names }).map(([name, value]) => (
            <div key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  ));
}
