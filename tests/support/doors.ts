/** Letters by which somebody chooses a password, as a browser test reads them. */
import { expect, type Page } from '@playwright/test';
import { readMessage } from '../../server/mail/read-message.ts';
import type { Control } from './desk.ts';

let made = 0;

/** An e-mail address that nobody knows. */
export function strangeAddress(): string {
  made += 1;
  return `stranger-${process.pid}-${Date.now()}-${made}@example.org`;
}

/** The link of the last letter to an address, once there are `count` of them. */
export async function letterLink(control: Control, address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await control.mailTo(address)).length).toBeGreaterThanOrEqual(count);
  const source = (await control.mailTo(address)).at(-1)?.message_source ?? '';
  const text = readMessage(source)
    .parts.map((part) => part.text)
    .join('\n');
  const [link = ''] = /http\S+\/password-link\?[^\s"<]+/.exec(text) ?? [];
  return link.replaceAll('&amp;', '&');
}

/** Fills in the form of a new account, in English. */
export async function fillAccount(page: Page, email: string): Promise<void> {
  const main = page.locator('main');
  await main.getByLabel('E-mail address').fill(email);
  await main.getByLabel('Title').selectOption({ label: 'Ms.' });
  await main.getByLabel('First name').fill('Amina');
  await main.getByLabel('Last name').fill('de la Croix');
}
