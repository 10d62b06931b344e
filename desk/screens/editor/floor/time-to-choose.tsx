import { Button as MenuButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useAnswer } from '../../../app/data';
import { textIn } from '../../../app/items/title';
import { momentOf, parisTime, tomorrowAt } from '../../../app/paris-time';
import { Button } from '../../../app/parts/button';
import { Day, Hour } from '../../../app/parts/times/times';
import { useLanguage } from '../../../app/words';
import type { Schedule } from '../../../../api/content/contract/item';
import { DAY_AND_HOUR, IN_LINE } from '../../../theme/editor/layout';
import { FILTER_MENU, FILTER_WORD } from '../../../theme/shelf/shelf-tools';

/** When most galleries open. */
const MORNING = '09:00';

/** As its fields have it: a day and an hour of Paris, either of which may be empty. */
export type Time = ReturnType<typeof parisTime>;
export const nextMorning = (now: Date): Time => parisTime(tomorrowAt(MORNING, now));

interface TimeToChooseProps {
  act: Schedule['act'];
  time: Time;
  /** Earlier is over. */
  now: Date;
  /** Whether it may go with an event. */
  hasEvents: boolean;
  onChoose: (time: Time) => void;
}

export function TimeToChoose({ act, time, now, hasEvents, onChoose }: TimeToChooseProps) {
  const { say } = useLanguage();
  const { day, hour } = time;
  const moment = momentOf(day, hour);
  return (
    <>
      <div sx={DAY_AND_HOUR}>
        <Day
          label={say('acts.day')}
          value={day}
          min={parisTime(now).day}
          onChange={(next) => onChoose({ day: next, hour })}
        />
        <Hour label={say('acts.hour')} value={hour} onChange={(next) => onChoose({ day, hour: next })} />
      </div>
      <div sx={IN_LINE}>
        <Button look="link" onClick={() => onChoose(nextMorning(now))}>
          {say('acts.tomorrow')}
        </Button>
        {hasEvents && <WithEvent {...{ act, now }} onChoose={(at) => onChoose(parisTime(at))} />}
      </div>
      <p sx={{ variant: 'text.muted' }}>
        {say(act === 'publish' ? 'acts.untilPublic' : 'acts.untilWithdrawn')}
      </p>
      {moment && moment <= now && (
        <p role="alert" sx={{ variant: 'text.fault' }}>
          {say('acts.over')}
        </p>
      )}
    </>
  );
}

interface WithEventProps {
  act: Schedule['act'];
  now: Date;
  onChoose: (at: Date) => void;
}

/** Publishes with the opening of an event, withdraws with its end. */
function WithEvent({ act, now, onChoose }: WithEventProps) {
  const { say, locale, due } = useLanguage();
  const { data = [] } = useAnswer('/event-moments');
  const events = data
    .map(({ id, title, opens, ends }) => ({
      ...{ id, at: new Date(act === 'publish' ? opens : ends) },
      ...textIn(title, locale),
    }))
    .filter(({ at }) => at > now);
  const [only] = events;
  if (!only) return null;
  const word = act === 'publish' ? 'acts.withOpening' : 'acts.withEnd';
  if (events.length === 1)
    return (
      <Button look="link" onClick={() => onChoose(only.at)}>
        {say(word, { title: only.text })}
      </Button>
    );
  return (
    <MenuTrigger>
      <MenuButton sx={FILTER_WORD}>{say(word, { title: '…' })}</MenuButton>
      <Popover placement="bottom start" offset={4}>
        <Menu
          aria-label={say(word, { title: '…' })}
          items={events}
          onAction={(id) => {
            const event = events.find((one) => one.id === id);
            if (event) onChoose(event.at);
          }}
          sx={FILTER_MENU}
        >
          {({ id, text, lang, at }) => (
            <MenuItem id={id} textValue={text}>
              <span lang={lang}>{text || say('items.untitled')}</span>
              <span>{due(at.toISOString())}</span>
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
