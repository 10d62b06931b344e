import type { WorkCard } from '../../../api/messages/contract/messages';
import { useLanguage, type Language } from '../words';
import { State } from '../parts/state';
import { priceOf } from './work-price';

const MEASURES = ['height', 'width', 'depth', 'diameter'] as const;

export function WorkCaption({ work, isBrief = false }: { work: WorkCard; isBrief?: boolean }) {
  const language = useLanguage();
  const { say } = language;
  const { creators, title, date, reference, availability, isPublic } = work;
  const price = work.price && (priceOf(work, language.locale) ?? say('work.onRequest'));
  const given = work.givenVat && say(`work.given.${work.givenVat}`);
  const facts = [measuresOf(work, language), reference].filter(Boolean).join(', ');
  return (
    <div sx={{ variant: 'text.cap', minWidth: 0 }}>
      <span sx={{ display: 'block' }}>{creators}</span>
      <span sx={{ display: 'block' }}>
        <i>{title}</i>
        {date && <span sx={{ color: 'muted' }}>, {date}</span>}
      </span>
      {!isBrief && <span sx={{ display: 'block', color: 'muted' }}>{facts}</span>}
      {price && <span sx={{ display: 'block' }}>{[price, given].filter(Boolean).join(', ')}</span>}
      <span sx={{ color: availability === 'sold' ? 'sold' : 'muted' }}>
        <State is={isPublic ? 'public' : 'draft'}>
          {say(`work.${isPublic ? 'public' : 'draft'}.${availability}`)}
        </State>
      </span>
    </div>
  );
}

/** `H 42 × Ø 80 cm` */
function measuresOf({ dimensions }: WorkCard, { locale, say }: Language): string {
  if (!dimensions) return '';
  const number = new Intl.NumberFormat(locale);
  const values = MEASURES.flatMap((name) => {
    const value = dimensions[name];
    return value === undefined ? [] : say(`measure.${name}`, { value: number.format(value) });
  });
  return values.length > 0 ? say('measure.centimetres', { values: values.join(' × ') }) : '';
}
