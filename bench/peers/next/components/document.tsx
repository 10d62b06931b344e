import type { ReactNode } from 'react';
import { NO_FLASH } from '../../content/no-flash';
import '../../site.css';

export const Document = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <html lang={locale} suppressHydrationWarning>
    <body>
      <script dangerouslySetInnerHTML={{ __html: NO_FLASH }} />
      {children}
    </body>
  </html>
);
