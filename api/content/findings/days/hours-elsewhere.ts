import type { Queries } from '../../../database/queries';
import { PAGE_SLUGS } from '../../../../src/contract/page';
import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import { valueAt, withChanges } from '../../contract/field-path';
import type { Finding, OfItem, Values } from '../../contract/item';
import { findEntry } from '../../published/find-entry';
import { textsOf } from '../../shelves';
import { findDraft } from '../../drafts/draft-queries';
import { areTicked, hoursNamedIn, type NamedHours } from './hours-named-in';
import { inTurn } from '../../../database/in-turn';

const TIMES = 'contact.opening_times';

/**
 * The gallery's hours are ticked in one place, and may be named in the text of any page: each tells of the other where they
 * differ, as they are public or as somebody is about to make them.
 */
export async function hoursElsewhere(from: Queries, of: OfItem, values: Values): Promise<Finding[]> {
  if (of.shelf === 'site') return onPages(from, valueAt(values, TIMES));
  return of.shelf === 'pages' ? await onSite(from, values) : [];
}

const drafted = async (from: Queries, { shelf, id }: OfItem, entry: Values): Promise<Values> =>
  withChanges(entry, (await findDraft(from, shelf, id))?.changes ?? []);

const saidIn = ({ body }: Values, isOther: (hours: NamedHours) => boolean) =>
  LOCALE_CODES.flatMap((locale) => {
    const said = hoursNamedIn(textsOf(body)[locale] ?? '').filter(isOther);
    return said.length > 0 ? [{ locale, text: said.map((one) => one.said).join(', ') }] : [];
  });

/** What each page says otherwise than the ticked days: in one of its languages, which is enough to go there. */
async function onPages(from: Queries, times: unknown): Promise<Finding[]> {
  return (
    await inTurn(PAGE_SLUGS, async (id): Promise<Finding[]> => {
      const of = { shelf: 'pages', id } as const;
      const page = await findEntry(from, of);
      if (!page) return [];
      const [said] = saidIn(await drafted(from, of, page), (one) => !areTicked(one, times));
      if (!said) return [];
      const title = textsOf(page['title']);
      return [
        {
          ...{ path: TIMES, name: 'hoursElsewhere', text: said.text, locale: null, severity: 'advice' },
          of: { ...of, title },
        },
      ];
    })
  ).flat();
}

/** Right is what the ticked days say, or will once they are published. */
async function onSite(from: Queries, values: Values): Promise<Finding[]> {
  const of = { shelf: 'site', id: 'site' } as const;
  const known = (await findEntry(from, of)) ?? {};
  const times = [known, await drafted(from, of, known)].map((one) => valueAt(one, TIMES));
  return saidIn(values, (one) => !times.some((rows) => areTicked(one, rows))).map(({ locale, text }) => ({
    ...{ path: `body.${locale}`, name: 'hoursOther', text, locale, severity: 'advice', of },
  }));
}
