import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../../../src/i18n/message-key';

export const MESSAGE = 'Is the lamp still to be seen? — « Oui ».';

/** The form of the page or dialog that has a button of that name. */
export const formWith = (page: Page, button: string): Locator =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button }) });

export const field = (form: Locator, label: string): Locator => form.getByRole('textbox', { name: label });

/** Fills in what the contact form asks for. */
export async function fillIn(form: Locator, t: Translate, email: string): Promise<void> {
  await field(form, t('form.name')).fill('Camille Rousset');
  await field(form, t('form.email')).fill(email);
  await field(form, t('form.message')).fill(MESSAGE);
}
