import { useQuery } from '@tanstack/react-query';
import { call } from '../../app/line/call';
import type { PicturesInVersions } from '../../../api/media/contract/pictures';

const PATH = '/pictures/in-versions';

/** Of pictures that nothing shows any more: how many items have a version that does. @param isAsked else nothing is known */
export function useShownBefore(isAsked: boolean): PicturesInVersions {
  const { data } = useQuery({
    queryKey: [PATH],
    queryFn: () => call('GET /pictures/in-versions'),
    enabled: isAsked,
  });
  return data ?? {};
}
