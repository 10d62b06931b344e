import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LOCALES } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
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
  const { t } = useTranslation();
  const kept = works.filter(({ slug }) => !taken.isOut(slug)).length;
  return (
    <div sx={styles}>
      <p role="status">{t('enquiry.about', { count: kept })}</p>
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
  const { t } = useTranslation();
  return (
    <div sx={styles}>
      <p>{t('enquiry.about', { count: 1 })}</p>
      <p>
        <Title work={work} />
      </p>
    </div>
  );
}

function Title({ work: { title, creators, onlyIn } }: { work: NamedWork }) {
  const locale = useLocale();
  const { t } = useTranslation();
  if (!title) return <>{t('enquiry.unread')}</>;
  const language = onlyIn && new Intl.DisplayNames(locale, { type: 'language' }).of(onlyIn);
  return (
    <>
      <i lang={onlyIn && LOCALES[onlyIn].tag}>{title}</i>
      {creators && `, ${creators}`}
      {language && ` (${t('enquiry.only-in', { language })})`}
    </>
  );
}
