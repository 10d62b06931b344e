import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { withoutTags } from '../../../src/contract/text/without-tags';
import type { GalleryDatabase } from '../../database/database';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import type { DeskServices } from '../../desk/desk-services';
import { modelsNamed } from '../../files/file-queries';
import { placedPictures } from '../../media/pictures-in';
import type { ReadAgain } from '../../media/replaced-picture-queries';
import { titleOf } from '../shelves';
import { modelFindings } from '../../models/fit/model-findings';
import { offerModel } from '../../models/offer-model';
import { readAmount } from '../contract/amount';
import { valueAt, withChanges } from '../contract/field-path';
import type { FindingName } from '../contract/finding-names';
import type { Finding, OfItem, Values } from '../contract/item';
import { findDraft } from '../drafts/draft-queries';
import type { Work } from '../published/catalogue-content';
import { withOwner } from './own-links';
import { adviceOn } from './advice';
import { errorsOf } from './field-errors';
import { namedProblems } from './named-problems';
import { textsIn } from './texts-in';

/** What is said of how something is written, which is not said of what is not there. */
const FORMATS: readonly FindingName[] = ['notADate', 'noDay', 'notANumber', 'notAnAddress', 'notASlug'];
/** One of several is there, or it would not be named. */
const isEmpty = (values: Values, path: string): boolean =>
  !/\.\d+(\.|$)/.test(path) && [null, ''].includes(valueAt(values, path) as string | null);

/** What was typed and is no amount is kept as it was typed, and named where it stands. */
function atAmount(values: Values, finding: Finding): Finding {
  const typed = finding.path === 'price' && valueAt(values, 'price.amount');
  const name = typeof typed === 'string' && typed.trim() !== '' && readAmount(typed);
  return typeof name === 'string' ? { ...finding, path: 'price.amount', name } : finding;
}

/** What stops publishing first. @param values with the changes of the draft */
export async function findingsOf(
  { database, settings, now }: Pick<DeskServices, 'database' | 'settings' | 'now'>,
  of: OfItem,
  values: Values,
): Promise<Finding[]> {
  const { siteUrl } = settings;
  const problems = namedProblems(await errorsOf(database, of, values));
  const [named, ofAll] = await database.read(
    async (from) =>
      [
        await inTurn(problems, async (finding) =>
          FORMATS.includes(finding.name) && isEmpty(values, finding.path)
            ? { ...finding, name: 'missing' as const }
            : atAmount(values, await withOwner(from, finding)),
        ),
        await adviceOn({ from, siteUrl, now: now() }, of, values),
      ] as const,
  );
  // An address follows from the title, which is what there is to write.
  const isNameless = named.some(({ name, path }) => name === 'missing' && /^(title|name)\b/.test(path));
  const errors = named.filter(
    ({ name, path }) => !(isNameless && name === 'missing' && /^slug\b/.test(path)),
  );
  const advice = [...ofAll, ...(of.shelf === 'works' ? await modelAdvice(database, values) : [])];
  // A description that the page cannot do without is named once.
  const isSaid = ({ name, path }: Finding): boolean =>
    name === 'noDescription' && errors.some((error) => error.path === path);
  return [...errors, ...advice.filter((finding) => !isSaid(finding))];
}

const GLB = /^[A-Za-z0-9_-]+\.glb$/;

/** What the page of a work says of its model, or why it has none to show. */
async function modelAdvice(database: Pick<GalleryDatabase, 'read'>, values: Values): Promise<Finding[]> {
  const work = values as unknown as Work;
  const file: unknown = work.model?.file;
  if (typeof file !== 'string' || !GLB.test(file)) return [];
  // One that is not there stops publishing, and is named as that.
  const row = (await database.read((from) => modelsNamed(from, [file]))).get(file);
  const findings = row && modelFindings({ foundModels: new Map([[file, offerModel(row)]]) }, work);
  if (!findings) return [];
  const advice = (name: Finding['name'], text = ''): Finding => ({
    ...{ path: 'model', name, text, locale: null },
    severity: 'advice',
  });
  return [
    ...(findings.fault ? [advice('modelFaulty')] : []),
    ...findings.sizes.map(({ axis, stated, found: of, isWrong }) =>
      advice(isWrong ? 'modelWrong' : 'modelSize', `${axis} ${of} ${stated}`),
    ),
  ];
}

/** Says of others that are named, and are drafts alone, that they are to be published too: they are not gone. */
export const withDraftsNamed = async (from: Queries, findings: readonly Finding[]): Promise<Finding[]> =>
  await inTurn(findings, async (finding) => {
    const draft =
      finding.name === 'unknownItem' &&
      finding.of &&
      (await findDraft(from, finding.of.shelf, finding.of.id));
    if (!draft || !finding.of) return finding;
    const { shelf, id } = finding.of;
    const [title = id] = Object.values(titleOf(withChanges({}, draft.changes), id));
    return { ...finding, name: 'notPublicYet', text: title, of: { shelf, id, draft: draft.number } };
  });

/** By the place of a text without its language, what each language has there. */
type Pairs = Map<string, Partial<Record<LocaleCode, { path: string; text: string }>>>;

/**
 * Texts that stayed as they were while their numbers changed in the other language: a year or an hour that was
 * corrected in one of the two. Words alone change for reasons of their own.
 */
export function leftInOtherLanguage(published: Values | undefined, values: Values): Finding[] {
  if (!published) return [];
  const before = pairsIn(published);
  return [...pairsIn(values)].flatMap(([place, now]) => {
    const was = before.get(place);
    return LOCALE_CODES.flatMap((locale): Finding[] => {
      const mine = now[locale];
      const others = LOCALE_CODES.filter((code) => code !== locale);
      const isLeft = mine !== undefined && was?.[locale]?.text === mine.text;
      const moved = others.find((code) => isRenumbered(was?.[code]?.text, now[code]?.text));
      if (!isLeft || !moved) return [];
      return [{ path: mine.path, name: 'otherLanguage', text: moved, severity: 'advice', locale }];
    });
  });
}

/** The lines of a list are one text. */
function pairsIn(values: Values): Pairs {
  const pairs: Pairs = new Map();
  for (const { path, locale, text } of textsIn(values)) {
    const names = path.split('.');
    const at = names.lastIndexOf(locale);
    const place = [...names.slice(0, at), '*'].join('.');
    const pair = pairs.get(place) ?? {};
    const own = pair[locale];
    pairs.set(place, {
      ...pair,
      [locale]: {
        path: names.slice(0, at + 1).join('.'),
        text: own ? `${own.text}\n${text}` : text,
      },
    });
  }
  return pairs;
}

const numbersIn = (text: string): string => (withoutTags(text).match(/\d+/g) ?? []).sort().join();

const isRenumbered = (before: string | undefined, now: string | undefined): boolean =>
  before !== undefined && now !== undefined && before !== now && numbersIn(before) !== numbersIn(now);

/** Descriptions that nobody has written or looked at since another picture was put in its place. */
export function descriptionsToRead(values: Values, asked: readonly ReadAgain[]): Finding[] {
  if (asked.length === 0) return [];
  return placedPictures(values).flatMap(({ path, file, alt }) => {
    const alts = asked.find((one) => one.file === file)?.alts ?? [];
    return (Object.entries(alt) as [LocaleCode, string][])
      .filter(([locale, text]) => alts.some((before) => before[locale] === text))
      .map(
        ([locale]): Finding => ({
          ...{ path: `${path}.alt.${locale}`, name: 'readAgain', text: file, locale },
          severity: 'advice',
        }),
      );
  });
}

/** Words, a credit and an evening picture, that were made for a picture which this draft has put another one in the place of. */
export function keptFromAnother(published: Values | undefined, values: Values): Finding[] {
  if (!published) return [];
  const before = placedPictures(published);
  const now = placedPictures(values);
  const gone = before.filter(({ file }) => !now.some((one) => one.file === file));
  const isNew = (file: string): boolean => !before.some((one) => one.file === file);
  // Named by the files, by which it is known again once somebody has found it right.
  const words = (path: string, file: string, locale: LocaleCode): Finding => ({
    ...{ path: `${path}.alt.${locale}`, name: 'keptWords', text: file, locale },
    severity: 'advice',
  });
  const credited = (path: string, file: string): Finding => ({
    ...{ path: `${path}.credit`, name: 'keptCredit', text: file, locale: null },
    severity: 'advice',
  });
  const evening = (path: string, files: readonly string[]): Finding => ({
    ...{ path: `${path}.file`, name: 'keptEvening', text: files.join(' '), locale: null },
    severity: 'advice',
  });
  return now.flatMap(({ path, file, alt, credit }) => {
    const kept = (Object.entries(alt) as [LocaleCode, string][]).filter(
      ([locale, text]) => text !== '' && isNew(file) && gone.some((one) => one.alt[locale] === text),
    );
    const isCreditKept =
      credit !== undefined && isNew(file) && gone.some((one) => one.path === path && one.credit === credit);
    const day = now.find((one) => `${one.path}.night` === path);
    const was = before.find((one) => one.file === file);
    const wasOf = was && before.find((one) => `${one.path}.night` === was.path);
    const isLeft = day && wasOf && isNew(day.file) && gone.includes(wasOf);
    return [
      ...kept.map(([locale]) => words(path, file, locale)),
      ...(isCreditKept ? [credited(path, file)] : []),
      ...(isLeft ? [evening(path, [day.file, file])] : []),
    ];
  });
}
