import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '../data';
import { LanguageProvider, type Language } from '../words';

/** Renders something of the desk with its data, its words and its addresses, of which it is at the first. @returns the router */
export function renderInDesk(component: () => ReactNode, language: Language) {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return router;
}
