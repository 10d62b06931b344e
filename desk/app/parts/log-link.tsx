import { Link } from '@tanstack/react-router';
import { allows } from '../../../api/people/contract/permissions';
import { useMe } from '../data';
import { useSay } from '../words';

/** To what everybody did, for those who may see it. */
export function LogLink() {
  const say = useSay();
  const { may } = useMe();
  if (!allows(may, 'everything')) return null;
  return (
    <Link to="/people" hash="log" sx={{ variant: 'links.underlined' }}>
      {say('people.log')}
    </Link>
  );
}
