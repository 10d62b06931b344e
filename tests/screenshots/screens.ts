import { ALL_TYPES_SLUGS } from '../../src/contract/forms/bounds';
import { LINK_PURPOSES, LINK_SUBJECTS, TOKEN_FIELD } from '../../src/contract/forms/mail-links';
import { formDoneSlugs } from '../../src/i18n/form-done-slugs';
import { alternatesOf, type Alternates } from '../../src/routes/alternates';
import { AWKWARD, BENCH, gathered, LAMP, SCREEN, type SampleWork } from '../e2e/support/site/gathered-works';
import type { Screen } from './screen';
import { MODEL_VIEWS } from './model-views';
import { STATES } from './states';

type Slugs = SampleWork['slugs'];

const LANDSCAPE: Slugs = { en: 'confluent-dining-table', fr: 'table-de-salle-a-manger-confluent' };
const LIGHTING: Slugs = { en: 'lighting', fr: 'luminaires' };
const CREATOR: Slugs = { en: 'odile-kerherve', fr: 'odile-kerherve' };
/** Without a portrait. */
const WORKSHOP: Slugs = { en: 'ateliers-fontanel-brisse', fr: 'ateliers-fontanel-brisse' };
const EVENT: Slugs = { en: 'after-dark', fr: 'a-la-nuit' };
const PAST_EVENT: Slugs = { en: 'an-afternoon-of-repairs', fr: 'un-apres-midi-de-reparations' };
const ARTICLE: Slugs = { en: 'the-weight-of-a-lamp', fr: 'le-poids-d-une-lampe' };

/** As a mail's link has it. */
const withToken = (paths: Alternates): Alternates =>
  Object.fromEntries(
    Object.entries(paths).map(([locale, path]) => [locale, `${path}?${TOKEN_FIELD}=unknown`]),
  ) as Alternates;

/** Every screen of the product specification. */
const PAGES: readonly Screen[] = [
  { name: 'home', paths: alternatesOf('index') },
  { name: 'works', paths: alternatesOf('works-type-slug', ALL_TYPES_SLUGS) },
  { name: 'works-lighting', paths: alternatesOf('works-type-slug', LIGHTING) },
  { name: 'work', paths: alternatesOf('works-slug', LAMP.slugs) },
  { name: 'work-landscape', paths: alternatesOf('works-slug', LANDSCAPE) },
  { name: 'work-sold', paths: alternatesOf('works-slug', SCREEN.slugs) },
  { name: 'work-awkward', paths: alternatesOf('works-slug', AWKWARD) },
  { name: 'sheet', paths: alternatesOf('works-slug-pdf', LAMP.slugs) },
  { name: 'creators', paths: alternatesOf('creators') },
  { name: 'creator', paths: alternatesOf('creators-slug', CREATOR) },
  { name: 'creator-workshop', paths: alternatesOf('creators-slug', WORKSHOP) },
  { name: 'events', paths: alternatesOf('events') },
  { name: 'event', paths: alternatesOf('events-slug', EVENT) },
  { name: 'event-past', paths: alternatesOf('events-slug', PAST_EVENT) },
  { name: 'press', paths: alternatesOf('press') },
  { name: 'article', paths: alternatesOf('press-slug', ARTICLE) },
  { name: 'about', paths: alternatesOf('about') },
  { name: 'contact', paths: alternatesOf('contact') },
  { name: 'legal-notice', paths: alternatesOf('legal-notice') },
  { name: 'accessibility', paths: alternatesOf('accessibility') },
  {
    name: 'selection',
    paths: alternatesOf('selection'),
    prepare: (page, locale) => gathered(locale, BENCH, LAMP, SCREEN)(page),
    arrive: (page) => page.locator('main li').first().waitFor(),
  },
  { name: 'selection-empty', paths: alternatesOf('selection') },
  ...LINK_SUBJECTS.flatMap((subject) =>
    LINK_PURPOSES.map((purpose) => ({
      name: `${subject}-${purpose}`,
      paths: withToken(alternatesOf(`${subject}-${purpose}`)),
    })),
  ),
  { name: 'wish', paths: alternatesOf('wish') },
  { name: 'form-done', paths: alternatesOf('form-done', formDoneSlugs('message-sent-newsletter')) },
  { name: '404', paths: { en: '/nowhere', fr: '/fr/nulle-part' } },
  { name: '500', paths: { en: '/500', fr: '/fr/500' } },
  { name: 'test', paths: alternatesOf('test') },
  { name: 'test3', paths: alternatesOf('test3') },
  { name: 'test4', paths: alternatesOf('test4') },
];

/** The screens, and the states that they may be in. */
export const SCREENS: readonly Screen[] = [...PAGES, ...STATES, ...MODEL_VIEWS];
