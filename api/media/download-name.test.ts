import { attachment, downloadName } from './download-name';

test('parts are joined, absent ones left out, illegal characters replaced', () => {
  expect(downloadName(['Jeanne', 'Lamp: A/B "C"', undefined, '1'], 'jpg')).toBe(
    'Jeanne - Lamp- A-B -C- - 1.jpg',
  );
});

test('a long name is cut at a whole character', () => {
  const name = downloadName(['é'.repeat(300)], 'jpg');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(204);
  expect(name).toMatch(/^é+\.jpg$/);
});

test('the longest part gives way, date and number stay', () => {
  const name = downloadName(['Jeanne', 'Lampe '.repeat(60), '1954', '2'], 'jpg');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(204);
  expect(name).toMatch(/^Jeanne - Lampe .* - 1954 - 2\.jpg$/);
});

test('the header holds an ASCII name and the true one', () => {
  expect(attachment('Œuvre d’Étoile (1).jpg')).toBe(
    'attachment; filename="oeuvre d_Etoile (1).jpg"; filename*=UTF-8\'\'%C5%92uvre%20d%E2%80%99%C3%89toile%20%281%29.jpg',
  );
});
