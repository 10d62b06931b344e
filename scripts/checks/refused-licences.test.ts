import { refusedLicences } from './refused-licences';

const rules = { allowed: ['MIT', 'Zlib'], exceptions: { '@img/libvips-': 'linked at run time' } };

it.each(['MIT', '(MIT AND Zlib)', '(GPL-3.0 OR MIT)'])('lets %s in', (licence) => {
  expect(refusedLicences({ 'one@1.0.0': licence }, rules)).toEqual([]);
});

it.each(['GPL-3.0', 'MIT*', '(MIT AND GPL-3.0)', 'UNKNOWN'])('refuses %s', (licence) => {
  expect(refusedLicences({ 'one@1.0.0': licence }, rules)).toEqual([`one@1.0.0: ${licence}`]);
});

it('lets exceptions in, and nothing that is only named like one', () => {
  const licences = { '@img/libvips-linux@1.0.0': 'LGPL-3.0', 'my-libvips-x@1.0.0': 'LGPL-3.0' };
  expect(refusedLicences(licences, rules)).toEqual(['my-libvips-x@1.0.0: LGPL-3.0']);
});
