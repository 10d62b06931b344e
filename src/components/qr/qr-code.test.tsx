import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';

it('is a picture with a name, whose colours need no style sheet', () => {
  render(<QrCode qr={{ size: 29, path: 'M4 4h7v1h-7z' }} label="QR code of this page" />);
  const code = screen.getByRole('img', { name: 'QR code of this page' });
  expect(code).toHaveAttribute('viewBox', '0 0 29 29');
  expect(code).toHaveAttribute('shape-rendering', 'crispEdges');
  expect(code.querySelector('rect')).toHaveAttribute('fill', '#F7F5F0');
  expect(code.querySelector('path')).toHaveAttribute('fill', '#1C1A17');
  expect(code.querySelector('path')).toHaveAttribute('d', 'M4 4h7v1h-7z');
});
