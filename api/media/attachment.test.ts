import { attachment } from '../routes/attachment';

test('the header holds an ASCII name and the true one', () => {
  expect(attachment('Œuvre d’Étoile (1).jpg')).toBe(
    'attachment; filename="oeuvre d_Etoile (1).jpg"; filename*=UTF-8\'\'%C5%92uvre%20d%E2%80%99%C3%89toile%20%281%29.jpg',
  );
});
