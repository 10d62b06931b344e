import { useId } from 'react';
import type { WorkCardView } from '../../../components/works/work-card-view';
import { useMessages } from '../../../i18n/use-messages';
import { filterStyles, lineStyles } from './availability-filter.styles';
import { AVAILABILITY_CHOICES, type AvailabilityChoice } from '../../../routes/works-parts';
import { AVAILABILITY_WORDS } from './availability-words';
import { isShown } from './use-availability';

interface AvailabilityFilterProps {
  works: readonly WorkCardView[];
  value: AvailabilityChoice;
  onChange: (choice: AvailabilityChoice) => void;
}

/** Three radios drawn as words, the sold one with its dot. */
export function AvailabilityFilter({ works, value, onChange }: AvailabilityFilterProps) {
  const { t } = useMessages();
  const name = useId();
  return (
    <div sx={lineStyles}>
      <fieldset sx={filterStyles}>
        <legend sx={{ variant: 'layout.visuallyHidden' }}>{t('works.availability')}</legend>
        {AVAILABILITY_CHOICES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            {choice === 'sold' && <span data-dot="" />}
            {t(AVAILABILITY_WORDS[choice])}
            {choice !== 'all' && <span>{works.filter((work) => isShown(work, choice)).length}</span>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
