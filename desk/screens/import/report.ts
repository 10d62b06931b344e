import type { BroughtInNow } from '../../../api/import-export/contract/brought-in';
import { saveFile } from '../../app/lists/save-file';
import type { Say } from '../../app/words';
import { faultWords } from './trial/trial-row';

/** A row for each of the list: what became of it, and what of it was left out. */
export async function saveReport(say: Say, { name, report }: BroughtInNow): Promise<void> {
  const { unparse } = await import('papaparse');
  const fields = [
    ...[say('list.row', { number: '' }).trim(), say('fields.works.reference'), say('fields.works.title')],
    ...[say('fields.works.creators'), say('list.report.outcome'), say('list.report.reason')],
  ];
  const data = report.map(({ number, reference, title, creators, outcome, faults, leftOut }) => [
    ...[number, reference, title, creators, say(`list.${outcome}`)],
    [...faults, ...leftOut].map((fault) => faultWords(say, fault)).join('; '),
  ]);
  // The mark is by which Excel knows UTF-8.
  const text = unparse({ fields, data }, { delimiter: ';', escapeFormulae: true });
  const stem = name.replace(/\.[^.]*$/, '');
  saveFile(`${stem} - ${say('list.report.name')}.csv`, `\ufeff${text}`, 'text/csv');
}
