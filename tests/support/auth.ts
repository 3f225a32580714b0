/** Emails with a link, as a browser test reads them. */
import { chooseMadam } from './controls.ts';
import { expect, type Page } from '@playwright/test';
import { readMessage } from '../../server/core/mail/read-message.ts';
import type { Control } from './browser-test.ts';
import { said } from './words.ts';

/** An unknown email address. */
export function strangeAddress(): string {
  return `stranger-${crypto.randomUUID()}@example.org`;
}

/** The link to a page in the last email to an address, once `count` emails have arrived. */
export async function emailTo(control: Control, address: string, page: string, count = 1): Promise<string> {
  await expect.poll(async () => (await control.mailTo(address)).length).toBeGreaterThanOrEqual(count);
  const source = (await control.mailTo(address)).at(-1)?.message_source ?? '';
  const text = readMessage(source)
    .parts.map((part) => part.text)
    .join('\n');
  const [link = ''] = new RegExp(`http\\S+/${page}\\?[^\\s"<]+`).exec(text) ?? [];
  return link.replaceAll('&amp;', '&');
}

/** The link for choosing a password in the last email to an address. */
export async function emailLink(control: Control, address: string): Promise<string> {
  return emailTo(control, address, 'password-link');
}

/** Fills in the form of a new account, in the language of the page. */
export async function fillAccount(page: Page, email: string): Promise<void> {
  const main = page.locator('main');
  await main.getByLabel(said(page, 'Email address')).fill(email);
  await chooseMadam(main);
  await main.getByLabel(said(page, 'First name')).fill('Amina');
  await main.getByLabel(said(page, 'Last name')).fill('de la Croix');
}
