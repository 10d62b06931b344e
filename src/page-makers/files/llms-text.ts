import type { Creator } from '../../contract/items/creator';
import type { EventSummary } from '../../contract/items/event';
import type { PressSummary } from '../../contract/items/press';
import type { SiteSettings } from '../../contract/site-settings';
import { oneLine } from '../../contract/text/plain-lines';
import type { WorkType } from '../../contract/items/work';
import type { ViewContext } from '../../page/view-context';
import { eventDates } from '../../components/events/event-dates';
import { translator } from '../../i18n/i18n';
import { allWorksPath } from '../../routes/alternates';
import { filePath } from '../../routes/file-routes';
import { routePath } from '../../routes/route-path';

interface Entry {
  name: string;
  path: string;
  note?: string;
}

interface Holdings {
  settings: SiteSettings;
  workTypes: readonly WorkType[];
  creators: readonly Creator[];
  events: readonly EventSummary[];
  press: readonly PressSummary[];
  titles: Record<'about' | 'contact' | 'legal-notice', string>;
}

/** Markdown by llmstxt.org: lists and people, not every work. */
export function llmsText(
  { settings, workTypes, creators, events, press, titles }: Holdings,
  { locale, origin }: Pick<ViewContext, 'locale' | 'origin'>,
): string {
  const t = translator(locale);
  const line = ({ name, path, note }: Entry) =>
    `- [${asText(name)}](${origin}${path})${note ? `: ${asText(note)}` : ''}`;
  const worksCount = workTypes.reduce((sum, { count }) => sum + count, 0);
  const section = (title: string, entries: Entry[]) => [`## ${asText(title)}`, entries.map(line).join('\n')];
  return [
    `# ${asText(settings.name)}`,
    `> ${asText(settings.description)}`,
    ...section(t('nav.works'), [
      { name: t('works.title'), path: allWorksPath(locale), note: String(worksCount) },
      ...workTypes.map(({ title, slug, count }) => ({
        name: title,
        path: routePath('works-type-slug', locale, { slug }),
        note: String(count),
      })),
    ]),
    ...section(
      t('nav.creators'),
      creators.map(({ name, slug, roles }) => ({
        name,
        path: routePath('creators-slug', locale, { slug }),
        note: roles,
      })),
    ),
    ...section(
      t('nav.events'),
      events.map((event) => ({
        name: event.title,
        path: routePath('events-slug', locale, { slug: event.slug }),
        note: eventDates(event, locale),
      })),
    ),
    ...section(
      t('nav.press'),
      press.map(({ title, slug, publication }) => ({
        name: title,
        path: routePath('press-slug', locale, { slug }),
        note: publication,
      })),
    ),
    ...section(settings.name, [
      ...(['about', 'contact', 'legal-notice'] as const).map((route) => ({
        name: titles[route],
        path: routePath(route, locale),
      })),
      { name: t('nav.accessibility'), path: routePath('accessibility', locale) },
      { name: 'Atom', path: filePath('works-feed', locale), note: t('nav.works') },
      { name: 'Sitemap', path: routePath('index', locale).replace(/\/$/, '') + '/sitemap.xml' },
    ]),
    '',
  ].join('\n\n');
}

const MARKUP = /[\\`*_[\]<>~|]|&(?=#?\w+;)|^[#+-]|^\d+(?=[.)])/g;

const asText = (text: string): string => oneLine(text).replace(MARKUP, '\\$&');
