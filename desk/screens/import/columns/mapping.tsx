import {
  LIST_COLUMNS,
  LIST_FIELDS,
  listColumnOf,
  type ListField,
} from '../../../../src/contract/collections/import-columns';
import { Said } from '../../../app/parts/said';
import { useSay } from '../../../app/words';
import { COLUMNS_TABLE } from '../../../theme/lists';
import { setColumn, type ListInHand } from '../hand/list-in-hand';
import { letterOf, type Table } from '../../../../api/import-export/contract/file/table';
import { fieldName } from './field-words';
import { Pick } from './pick';

const GROUPS = [...new Set(LIST_COLUMNS.map(({ group }) => group))].map((group) => ({
  word: `groups.${group}` as const,
  fields: LIST_FIELDS.filter((field) => listColumnOf(field).group === group),
}));
/** Characters of what a column says. */
const MOST = 60;

interface MappingProps {
  table: Table;
  columns: readonly (ListField | null)[];
  displaced: ListInHand['displaced'];
}

/** Each column of the list, the field that it goes to, and what it says. */
export function Mapping({ table: { headings, rows }, columns, displaced }: MappingProps) {
  const say = useSay();
  const nameOf = (heading: string, at: number): string =>
    heading || say('list.nameless', { letter: letterOf(at) });
  return (
    <table sx={COLUMNS_TABLE}>
      <thead>
        <tr>
          <th scope="col" data-heading>
            {say('list.inTheList')}
          </th>
          <th scope="col">{say('list.becomes')}</th>
          <th scope="col" data-example>
            {say('list.example')}
          </th>
        </tr>
      </thead>
      <tbody>
        {headings.map((heading, at) => {
          const name = nameOf(heading, at);
          const taken = displaced[at];
          const field = columns[at] ?? null;
          const example = rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '';
          return (
            <tr key={at}>
              <th scope="row">{name}</th>
              <td>
                <Pick
                  aria-label={say('list.becomesOf', { column: name })}
                  value={field ?? ''}
                  isOut={field === null}
                  onPick={(chosen) => setColumn(at, LIST_FIELDS.find((one) => one === chosen) ?? null)}
                >
                  <option value="">{say('list.leftOut')}</option>
                  {GROUPS.map(({ word, fields }) => (
                    <optgroup key={word} label={say(word)}>
                      {fields.map((one) => (
                        <option key={one} value={one}>
                          {fieldName(say, one)}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </Pick>
                <Said sx={{ variant: 'text.note', color: 'accent' }}>
                  {taken &&
                    field === null &&
                    say('list.takenBy', { column: nameOf(headings[taken.by] ?? '', taken.by) })}
                </Said>
              </td>
              <td data-example>{example.length > MOST ? `${example.slice(0, MOST)}…` : example}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
