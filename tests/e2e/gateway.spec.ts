/** A gateway before the back end redirects calls to a sign-in of its own, on another origin. */
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

test('a call that is redirected to another sign-in says that the service fails, until a retry is answered', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('oneInvoice', { locale: 'en' });
  await comeSignedIn(page, account);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://sign-in.example.org')) elsewhere.push(request.url());
  });
  let times = 0;
  await page.route('**/ajax/user/adresse', (route) => {
    times += 1;
    return times > 2
      ? route.continue()
      : route.fulfill({ status: 302, headers: { location: 'https://sign-in.example.org/' } });
  });
  await page.goto('/en/account/infosuser/addresses');
  const failure = page.getByText('The service isn’t responding as it should');
  // The first request is the document's, the next one the page's own.
  for (const count of [1, 2]) {
    await expect.poll(() => times).toBe(count);
    await expect(failure).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect(screen(page, 'empty')).toBeVisible();
  await expect(failure).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
