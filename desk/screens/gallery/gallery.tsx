import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DESK_LANGUAGES, type DeskLanguage } from '../../../api/desk/contract/languages';
import type { Fitting, Template, TemplatePlace, Templates } from '../../../api/messages/contract/templates';
import { call, CallFault } from '../../app/line/call';
import { forget, keepAnswer, useAnswer, useChange } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Field } from '../../app/parts/field';
import { OwnPlaces } from '../../app/parts/places';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import { LETTER_PART, TEXT_AREA, TWO_LANGUAGES } from '../../theme/letters';
import { ACTIONS } from '../../theme/shelves';
import { Pick } from '../import/columns/pick';
import { fittingOf } from '../messages/answer/fitting';

const PLACES: readonly TemplatePlace[] = ['name', 'work', 'reference', 'price', 'me'];
const FITTINGS: readonly Fitting[] = ['any', 'general', 'works', 'lights', 'priced', 'available', 'sold'];
const EMPTY: Template = { fits: 'any', name: { en: '', fr: '' }, text: { en: '', fr: '' } };
const LABELS = { en: 'gallery.inEnglish', fr: 'gallery.inFrench' } as const;

export function Gallery() {
  const { say, at } = useLanguage();
  const { data } = useAnswer('/templates');
  // The draft and the version it is based on; undefined when nothing is being edited.
  const [draft, setDraft] = useState<Pick<Templates, 'templates' | 'version'>>();
  const keep = useChange(
    ({ templates, version }: Pick<Templates, 'templates' | 'version'>) =>
      call('PUT /templates', { body: { templates, basedOn: version } }),
    (kept) => {
      keepAnswer('/templates', kept);
      setDraft(undefined);
    },
  );
  const templates = draft?.templates ?? data?.templates ?? [];
  const change = (next: Template[]): void => {
    if (data) setDraft({ templates: next, version: draft?.version ?? data.version });
  };
  const isWhole = templates.every(({ name, text }) =>
    DESK_LANGUAGES.every((code) => name[code].trim() && text[code].trim()),
  );
  const isElsewhere = keep.error instanceof CallFault && keep.error.fault === 'changedElsewhere';
  return (
    <>
      <OwnPlaces />
      <p sx={{ mt: 4 }}>
        <Link to={'/site' as '/'} sx={{ variant: 'links.underlined', whiteSpace: 'normal' }}>
          {say('pages.site')}
        </Link>
      </p>
      <h1 sx={{ variant: 'text.over', mt: 4 }}>{say('gallery.templates')}</h1>
      <p sx={{ variant: 'text.muted' }}>
        {say('gallery.places', { places: PLACES.map((place) => `{${place}}`).join(' ') })}
      </p>
      {templates.map((template, index) => (
        <section key={index} aria-label={template.name.en} sx={{ ...LETTER_PART, ...TWO_LANGUAGES }}>
          {DESK_LANGUAGES.map((code) => (
            <Side
              key={code}
              {...{ template, code }}
              onChange={(next) => change(templates.map((one, at) => (at === index ? next : one)))}
            />
          ))}
          <label sx={{ gridColumn: '1 / -1' }}>
            <span sx={{ variant: 'text.note', color: 'muted' }}>{say('gallery.fits')}</span>{' '}
            <Pick
              value={fittingOf(template)}
              onPick={(picked) =>
                change(templates.map((one, at) => (at === index ? { ...one, fits: picked as Fitting } : one)))
              }
            >
              {FITTINGS.map((value) => (
                <option key={value} value={value}>
                  {say(`gallery.fits.${value}`)}
                </option>
              ))}
            </Pick>
          </label>
          <p>
            <Button
              look="link"
              aria-label={`${say('gallery.remove')}: ${template.name.en}`}
              onClick={() => change(templates.filter((_, at) => at !== index))}
            >
              {say('gallery.remove')}
            </Button>
          </p>
        </section>
      ))}
      <p sx={{ mt: 4 }}>
        <Button look="link" disabled={templates.length >= 12} onClick={() => change([...templates, EMPTY])}>
          {say('gallery.add')}
        </Button>
      </p>
      <p sx={{ mt: 5 }}>
        <Link to="/import" hash="away" sx={{ variant: 'links.underlined' }}>
          {say('list.away')}
        </Link>
      </p>
      <FaultText error={keep.error} />
      <Floor
        actions={
          <div sx={ACTIONS}>
            {isElsewhere && (
              <Button
                look="link"
                onClick={() => {
                  keep.reset();
                  setDraft(undefined);
                  void forget('/templates');
                }}
              >
                {say('gallery.takeNewer')}
              </Button>
            )}
            {draft && (
              <Button look="link" onClick={() => setDraft(undefined)}>
                {say('cancel')}
              </Button>
            )}
            <Button
              isBusy={keep.isPending}
              disabled={!draft || !isWhole}
              onClick={() => draft && keep.mutate(draft)}
            >
              {say(draft ? 'gallery.keep' : 'gallery.nothing')}
            </Button>
          </div>
        }
      >
        {keep.isSuccess && !draft
          ? say('gallery.kept')
          : data &&
            (data.changed
              ? say('gallery.changed', { time: at(data.changed.at), name: data.changed.name })
              : say('gallery.first'))}
      </Floor>
    </>
  );
}

interface SideProps {
  template: Template;
  code: DeskLanguage;
  onChange: (next: Template) => void;
}

function Side({ template, code, onChange }: SideProps) {
  const { say } = useLanguage();
  const language = say(LABELS[code]);
  return (
    <div lang={code} sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      <Field
        label={`${language}, ${say('gallery.name')}`}
        maxLength={60}
        value={template.name[code]}
        onChange={(event) =>
          onChange({ ...template, name: { ...template.name, [code]: event.target.value } })
        }
      />
      <label>
        <span sx={{ variant: 'text.note', color: 'muted' }}>{`${language}, ${say('gallery.text')}`}</span>
        <textarea
          maxLength={2000}
          rows={4}
          value={template.text[code]}
          onChange={(event) =>
            onChange({ ...template, text: { ...template.text, [code]: event.target.value } })
          }
          sx={TEXT_AREA}
        />
      </label>
    </div>
  );
}
