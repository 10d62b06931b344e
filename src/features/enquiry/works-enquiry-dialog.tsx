import '../../i18n/lazy/forms';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { DialogPanel } from '../../components/dialog/dialog-panel';
import { Thumbnail } from '../../components/pictures/thumbnail';
import { WorkCaption } from '../../components/works/work-caption';
import type { WorkCardView } from '../../components/works/work-card-view';
import type { Arrangement } from '../../contract/forms/arrangement';
import { SIZES } from '../../theme/sizes';
import { ContactForm } from './form/contact-form';
import { SELECTION_DRAFT } from './about/enquired-work';
import { titleStyles } from './enquiry-dialog.styles';
import { TakeOutButton } from './about/take-out-button';
import { useTakenOut, type TakenOut } from './about/use-taken-out';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const rowsStyles: ThemeUICSSObject = {
  '--thumbnail': SIZES.enquiry.pictureHeight,
  display: 'grid',
  rowGap: 4,
  columnGap: 'gutter',
  isolation: 'isolate',
  '& li': {
    display: 'grid',
    gridTemplateColumns: `${SIZES.enquiry.pictureColumn} minmax(0, 1fr)`,
    gap: 'caption',
    alignItems: 'end',
    // Keeps a year from standing alone on a line.
    '& > :last-of-type > span > span': { textWrap: 'balance' },
    '& button': { variant: 'text.cap' },
    '&[data-out] [data-title]': { textDecoration: 'line-through' },
    '&[data-out] > span': { opacity: 0.4 },
  },
  [FROM.columns6]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

const moreStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  pt: 3,
  '& summary': { width: 'fit-content', py: 'touch', color: 'muted', cursor: 'pointer' },
  '& summary:hover': { color: 'text' },
  '& ul': { pt: 3 },
};

const worksStyles: ThemeUICSSObject = { pb: 5 };

export interface EnquiryDialogWorks extends Omit<WorkCardView, 'path' | 'slugs' | 'note'> {
  slug: string;
}

const SHOWN = 6;

interface WorksEnquiryDialogProps {
  works: readonly EnquiryDialogWorks[];
  /** Of these works, in their order. */
  arrangement?: Arrangement | undefined;
  onDismiss: () => void;
}

export function WorksEnquiryDialog({ works, arrangement, onDismiss }: WorksEnquiryDialogProps) {
  const { t } = useTranslation();
  const rest = works.slice(SHOWN);
  const taken = useTakenOut();
  const kept = works.filter(({ slug }) => !taken.isOut(slug));
  return (
    <DialogPanel label={t('work.enquire')} onDismiss={onDismiss}>
      <h2 sx={titleStyles}>{t('work.enquire')}</h2>
      <div sx={worksStyles}>
        <WorkRows label={t('enquiry.works')} works={works.slice(0, SHOWN)} taken={taken} />
        {rest.length > 0 && (
          <details sx={moreStyles}>
            <summary>{t('enquiry.more', { count: rest.length })}</summary>
            <WorkRows label={t('enquiry.more', { count: rest.length })} works={rest} taken={taken} />
          </details>
        )}
      </div>
      <ContactForm
        workSlugs={kept.map(({ slug }) => slug)}
        arrangement={arrangement && withoutTaken(arrangement, works, taken)}
        asked={{ works: kept.filter(({ sold }) => !sold).length, isPriced: false }}
        draft={SELECTION_DRAFT}
        onSent={taken.settle}
        about={<p role="status">{t('enquiry.about', { count: kept.length })}</p>}
      />
    </DialogPanel>
  );
}

const withoutTaken = (
  { places, ...wall }: Arrangement,
  works: readonly EnquiryDialogWorks[],
  taken: TakenOut,
): Arrangement => ({ places: places.filter((_, index) => !taken.isOut(works[index]?.slug ?? '')), ...wall });

interface WorkRowsProps {
  label: string;
  works: readonly EnquiryDialogWorks[];
  taken: TakenOut;
}

function WorkRows({ label, works, taken }: WorkRowsProps) {
  return (
    <ul aria-label={label} sx={rowsStyles}>
      {works.map((work) => (
        <li key={work.slug} data-out={taken.isOut(work.slug) || undefined}>
          <span>
            {work.picture && <Thumbnail picture={work.picture} sizes={SIZES.enquiry.pictureColumn} />}
          </span>
          <div>
            <WorkCaption work={work} />
            <TakeOutButton work={work} taken={taken} />
          </div>
        </li>
      ))}
    </ul>
  );
}
