import type { FieldGroup } from '../../src/contract/collections/fields';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSay } from '../app/words';
import type { Field, Kind } from '../kinds/kind';
import { GROUP } from '../theme/editor/fields';
import { ChoiceField } from './choice-field';
import { FileField } from './files/file-field';
import { LineField } from './line-field';
import { LinesField } from './lines-field';
import { FormerSlugsField } from './former-slugs-field';
import { CreditsField } from './lists/credits-field';
import { NetworksField } from './lists/networks-field';
import { NewsField } from './lists/news/news-field';
import { OpeningTimesField } from './lists/opening-times-field';
import { MeasuresField } from './measures-field';
import { ModelField } from './model/model-field';
import { PicturesField } from './pictures/pictures-field';
import { PriceField } from './price-field';
import { ReferencesField } from './references-field';
import { ReserveField } from './reserve-field';
import { NumberField, TimeField, TimeZoneField } from './short-field';
import { SlugField } from './slug-field';
import { KindField } from './suggested/kind-field';
import { PublicationField } from './suggested/publication-field';
import { TextsField } from './texts-field';
import { onceAnswered } from '../app/line/once-answered';

const RichField = lazy(() =>
  onceAnswered(() => import('./rich/rich-field')).then((module) => ({ default: module.RichField })),
);

interface FormProps {
  kind: Kind;
  /** What is told above the fields of a group. */
  above?: Partial<Record<FieldGroup, ReactNode>>;
}

/** The form of a kind. */
export function Form({ kind, above = {} }: FormProps) {
  const say = useSay();
  return (
    <>
      {kind.map(({ word, fields }) => (
        <section
          key={word}
          id={`group-${word}`}
          aria-labelledby={`heading-${word}`}
          data-group={word}
          sx={GROUP}
        >
          <h2 id={`heading-${word}`}>{say(`groups.${word}`)}</h2>
          {above[word]}
          <Suspense fallback={<p>{say('wait')}</p>}>
            {fields.map((field) => (
              <Widget key={field.path} field={field} />
            ))}
          </Suspense>
        </section>
      ))}
    </>
  );
}

function Widget({ field }: { field: Field }) {
  switch (field.widget) {
    case 'texts':
      return <TextsField field={field} />;
    case 'line':
      return <LineField field={field} />;
    case 'rich':
    case 'richLines':
      return <RichField field={field} />;
    case 'lines':
      return <LinesField field={field} />;
    case 'slug':
      return <SlugField field={field} />;
    case 'formerSlugs':
      return <FormerSlugsField field={field} />;
    case 'number':
      return <NumberField field={field} />;
    case 'date':
    case 'time':
      return <TimeField field={field} />;
    case 'eventKind':
      return <KindField field={field} />;
    case 'publication':
      return <PublicationField field={field} />;
    case 'timeZone':
      return <TimeZoneField field={field} />;
    case 'choice':
      return <ChoiceField field={field} />;
    case 'references':
      return <ReferencesField field={field} />;
    case 'pictures':
      return <PicturesField field={field} />;
    case 'file':
      return <FileField field={field} />;
    case 'model':
      return <ModelField field={field} />;
    case 'measures':
      return <MeasuresField field={field} />;
    case 'price':
      return <PriceField field={field} />;
    case 'reserve':
      return <ReserveField field={field} />;
    case 'credits':
      return <CreditsField field={field} />;
    case 'openingTimes':
      return <OpeningTimesField field={field} />;
    case 'socialNetworks':
      return <NetworksField field={field} />;
    case 'news':
      return <NewsField field={field} />;
  }
}
