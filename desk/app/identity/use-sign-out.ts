import { useNavigate } from '@tanstack/react-router';
import { call } from '../line/call';
import { setMe, useChange } from '../data';

export function useSignOut() {
  const navigate = useNavigate();
  return useChange(
    () => call('POST /sign-out'),
    async () => {
      setMe(null);
      await navigate({ to: '/sign-in' });
    },
  );
}
