import type { ThemeUICSSObject } from 'theme-ui';
import { ENQUIRY_WORDS } from '../../../i18n/pages/forms/enquiry-words';
import { LOCALES } from '../../../i18n/locales';
import { useMessages } from '../../../i18n/use-messages';
import { TakeOutButton } from './take-out-button';
import type { NamedWork } from './use-enquired-works';
import type { TakenOut } from './use-taken-out';

const styles: ThemeUICSSObject = {
  variant: 'text.cap',
  maxWidth: '62ch',
  color: 'muted',
  '& li': { display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'baseline' },
  '& i': { fontFamily: 'serif', fontSize: '1.0625em', color: 'text' },
  '& [data-out] > span': { textDecoration: 'line-through' },
};

export function EnquiredList({ works, taken }: { works: readonly NamedWork[]; taken: TakenOut }) {
  const { t, locale } = useMessages();
  const words = ENQUIRY_WORDS[locale];
  const kept = works.filter(({ slug }) => !taken.isOut(slug)).length;
  return (
    <div sx={styles}>
      <p role="status">{words.about(kept)}</p>
      <ul aria-label={t('enquiry.works')}>
        {works.map((work) => (
          <li key={work.slug} data-out={taken.isOut(work.slug) || undefined}>
            <span>
              <Title work={work} />
            </span>
            <TakeOutButton work={work} taken={taken} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For who has no scripts, and nothing to take out with. */
export function EnquiredTitle({ work }: { work: NamedWork }) {
  const { locale } = useMessages();
  return (
    <div sx={styles}>
      <p>{ENQUIRY_WORDS[locale].about(1)}</p>
      <p>
        <Title work={work} />
      </p>
    </div>
  );
}

function Title({ work: { title, creators, onlyIn } }: { work: NamedWork }) {
  const { locale } = useMessages();
  const words = ENQUIRY_WORDS[locale];
  if (!title) return <>{words.unread}</>;
  const language = onlyIn && new Intl.DisplayNames(locale, { type: 'language' }).of(onlyIn);
  return (
    <>
      <i lang={onlyIn && LOCALES[onlyIn].tag}>{title}</i>
      {creators && `, ${creators}`}
      {language && ` (${words.onlyIn(language)})`}
    </>
  );
}
