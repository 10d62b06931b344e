import { renderHook } from '@testing-library/react';
import { useEnquiredWork } from './use-enquired-work';

const rendered: unknown[] = [];
function useRecordedWork() {
  const work = useEnquiredWork();
  rendered.push(work);
  return work;
}

it('knows the work after the first render', () => {
  window.history.replaceState(null, '', '/contact?work=quai-bench&title=Quai+bench');
  const { result } = renderHook(useRecordedWork);
  expect(rendered[0]).toBeUndefined();
  expect(result.current).toEqual({ slug: 'quai-bench', title: 'Quai bench' });
});
