import type { Creator } from '../../contract/creator';

/**
 * Family and given name for an address book. The contract has no such fields, so they are read from 'Family, Given' where
 * both make up the full name again. A workshop has no years of life: it is not split, however it is sorted.
 */
export function namePartsOf({
  vcard: { full_name },
  sort_name,
  birth_year,
  death_year,
}: Pick<Creator, 'vcard' | 'sort_name' | 'birth_year' | 'death_year'>): {
  familyName: string;
  givenName?: string;
} {
  const [, familyName, givenName] = /^([^,]+), ([^,]+)$/.exec(sort_name) ?? [];
  const hasLived = birth_year !== undefined || death_year !== undefined;
  return hasLived && familyName && givenName && `${givenName} ${familyName}` === full_name
    ? { familyName, givenName }
    : { familyName: full_name };
}
