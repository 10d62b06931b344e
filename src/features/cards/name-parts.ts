import type { Creator } from '../../contract/items/creator';

/** The contract has no name parts: read from 'Family, Given'. Without years of life it is a workshop. */
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
