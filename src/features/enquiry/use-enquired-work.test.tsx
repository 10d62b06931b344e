import { renderHook } from '@testing-library/react';
import { useEnquiredWork } from '../../screens/contact/contact-screen';

const rendered: unknown[] = [];
function useRecordedWork() {
  const work = useEnquiredWork();
  rendered.push(work);
  return work;
}

beforeEach(() => rendered.splice(0));

it('knows that there is none as well', () => {
  window.history.replaceState(null, '', '/contact');
  const { result } = renderHook(useRecordedWork);
  expect(rendered[0]).toBeUndefined();
  expect(result.current).toBeNull();
});

it('knows the work after the first render', () => {
  window.history.replaceState(null, '', '/contact?work=quai-bench&title=Quai+bench');
  const { result } = renderHook(useRecordedWork);
  expect(rendered[0]).toBeUndefined();
  expect(result.current).toEqual({ slug: 'quai-bench', title: 'Quai bench' });
});

it('lets go of the work when one follows a link without it on the same page', () => {
  const { result, rerender } = renderHook(({ search }) => useEnquiredWork(search), {
    initialProps: { search: '?work=quai-bench' },
  });
  expect(result.current).toEqual({ slug: 'quai-bench' });
  rerender({ search: '' });
  expect(result.current).toBeNull();
});
