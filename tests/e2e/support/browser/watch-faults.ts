import type { Page } from '@playwright/test';

/** Collects whatever goes wrong in a page, and every word in its console. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A prefetch that a click on its link has overtaken is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}
