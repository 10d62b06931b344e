import { saveFile } from './save-file';

it('hands a file over under its name, and lets go of it a while later', () => {
  jest.useFakeTimers();
  const clicked: { href: string; download: string }[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download });
  });
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });

  saveFile(new Blob(['x']), 'Odile - Quai.zip');
  expect(clicked).toEqual([{ href: 'blob:1', download: 'Odile - Quai.zip' }]);
  expect(document.querySelector('a')).toBeNull();
  jest.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(revoke).toHaveBeenCalledWith('blob:1');
  jest.useRealTimers();
});
