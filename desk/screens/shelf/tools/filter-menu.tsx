import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { FILTER_MENU, FILTER_WORD } from '../../../theme/shelf/shelf-tools';
import { useSay } from '../../../app/words';

export interface Filter {
  name: string;
  word: string;
  /** Chosen; undefined without. */
  value: string | undefined;
  of: readonly { value: string; word: string; count?: number | undefined }[];
  onChoose: (value: string | undefined) => void;
  /** One of them always applies. */
  isAlways?: boolean;
}

const ANY = 'any-of';

/** A word that opens what it can be; several filters behind one word stand below each other. */
export function FilterMenu({ word, filters }: { word: string; filters: readonly Filter[] }) {
  const say = useSay();
  const isChosen = filters.some(({ value, isAlways }) => value !== undefined && !isAlways);
  return (
    <MenuTrigger>
      <Button data-chosen={isChosen} sx={FILTER_WORD}>
        {word}
      </Button>
      <Popover placement="bottom start" offset={4}>
        <Menu aria-label={word} sx={FILTER_MENU}>
          {filters.map(({ name, word: head, value, of, onChoose, isAlways }) => (
            <MenuSection
              key={name}
              aria-label={head}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[`${name}:${value ?? ANY}`]}
              onSelectionChange={(keys) => {
                const [key] = [...(keys as Set<string>)];
                const chosen = key?.slice(name.length + 1);
                onChoose(chosen === ANY ? undefined : chosen);
              }}
            >
              {filters.length > 1 && <Header>{head}</Header>}
              {!isAlways && (
                <MenuItem id={`${name}:${ANY}`} textValue={say('items.anyOf')}>
                  <span>{say('items.anyOf')}</span>
                </MenuItem>
              )}
              {of.map(({ value: one, word: what, count }) => (
                <MenuItem key={one} id={`${name}:${one}`} textValue={what}>
                  <span>{what}</span>
                  {count !== undefined && <span>{say('visitors.number', { count })}</span>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
