import type { PersonLeaf } from 'schema-dts';
import type { Creator } from '../../../contract/items/creator';
import { thingRef, type Reference } from '../node-ids';

export function personNode(
  { name, birth_year, death_year, nationality, roles }: Creator,
  description: string,
  { url, images }: { url: string; images: string[] },
): PersonLeaf & Reference {
  return {
    '@type': 'Person',
    ...thingRef(url, 'creator'),
    name,
    description,
    url,
    ...(images.length > 0 && { image: images }),
    ...(birth_year && { birthDate: String(birth_year) }),
    ...(death_year && { deathDate: String(death_year) }),
    ...(nationality && { nationality }),
    ...(roles && { jobTitle: roles }),
  };
}
