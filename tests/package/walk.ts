import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A person’s whole path through a request for parental leave, by role and label; the same for every implementation. */
export async function walk(page: Page, origin: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const goOn = page.getByRole('button', { name: 'Go on' });
  const at = async (title: string, address: string): Promise<void> => {
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(origin + address);
    await expect(page).toHaveTitle(`${title} – People & Culture`);
  };

  // A deep link to a step that is not ready is corrected; unknown parameters of the address stay.
  await page.goto(`${origin}/leave?step=check&utm_source=letter`);
  await at('Parental leave', '/leave?utm_source=letter');
  await page.goto(`${origin}/leave`);

  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('A birth').check();
  await goOn.click();
  await at('The birth', '/leave?step=birth');
  await expect(heading).toBeFocused();

  // Back takes another branch.
  await page.goBack();
  await at('Parental leave', '/leave');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await page.getByLabel('An adoption').check();
  await goOn.click();
  await at('The adoption', '/leave?step=adoption');
  await page.getByLabel('Day of arrival').fill('2027-06-01');
  await page.getByLabel('Agency').fill('Lyon');
  await goOn.click();

  await at('Your dates', '/leave?step=dates');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dates' })).toHaveAttribute('aria-current', 'step');
  await page.getByLabel('First day of leave').fill('2027-06-02');
  await page.getByLabel('Weeks').fill('12');
  await page.getByLabel('I share it with the other parent').check();
  await goOn.click();
  await at('The other parent', '/leave?step=dates&part=partner');
  await page.getByLabel('Name of the other parent').fill('Noor');
  await goOn.click();
  await at('Check your request, Ada', '/leave?step=check');

  // After a reload, and when opened by its address in the same tab, the draft is still there.
  await page.reload();
  await at('Check your request, Ada', '/leave?step=check');
  await page.goto(`${origin}/leave?step=dates`);
  await expect(page.getByLabel('Weeks')).toHaveValue('12');
  await page.goto(`${origin}/leave?step=birth`);
  await at('Parental leave', '/leave');
  await page.goBack();
  await page.goBack();
  await at('Check your request, Ada', '/leave?step=check');
  await expect(page.getByRole('list').last()).toContainText('Shared with Noor');

  const sent: unknown[] = [];
  await page.route('**/api/leave', (route) => {
    sent.push(route.request().postDataJSON());
    return sent.length === 1 ? route.fulfill({ status: 503 }) : route.fulfill({ json: { reference: 'pl-7' } });
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Your request could not be sent. Nothing is lost.');
  await page.getByRole('button', { name: 'Send again' }).click();
  await at('Request sent', '/leave?step=sent');
  await expect(page.getByText('Your request is PL-7.')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ name: 'Ada', kind: 'adoption', agency: 'Lyon', weeks: 12, partner: 'Noor' });

  // A sent request is not offered again: the outcome replaces the form, and every Back leads to it.
  await page.reload();
  await at('Request sent', '/leave?step=sent');
  await page.goBack();
  await at('Request sent', '/leave?step=sent');
}
