/** What forms say of what cannot be sent: in words that name the field, beside it and in the summary. */
import { expect, screen, test } from '../support/desk.ts';

const words = {
  fr: {
    email: /^Adresse e-mail/,
    submit: 'Se connecter',
    missing: ['Saisissez votre adresse e-mail.', 'Saisissez votre mot de passe.'],
    wrong: 'Saisissez votre adresse e-mail sous la forme nom@example.fr.',
  },
  en: {
    email: /^E-mail address/,
    submit: 'Sign in',
    missing: ['Enter your e-mail address.', 'Enter your password.'],
    wrong: 'Enter your e-mail address in the form name@example.org.',
  },
} as const;

for (const locale of ['fr', 'en'] as const) {
  const { email, submit, missing, wrong } = words[locale];

  test(`an empty sign-in names what is missing, and asks nobody (${locale})`, async ({ page }) => {
    await page.goto(`/${locale}/signin`);
    const form = screen(page, 'signIn');
    await expect(form).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await form.getByRole('button', { name: submit }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([...missing]);
    await form.getByRole('alert').getByRole('link').first().click();
    await expect(form.getByLabel(email)).toBeFocused();
    await page.keyboard.type('amina@example');
    await expect(form.getByRole('alert').getByRole('link').first()).toHaveText(wrong);
    expect(asked.filter((url) => url.includes('/ajax/'))).toEqual([]);
  });
}

test('blanks around an address are nobody’s mistake', async ({ page, control }) => {
  const { account } = await control.scenario('oneInvoice');
  await page.goto('/fr/signin');
  const form = screen(page, 'signIn');
  await form.getByLabel(words.fr.email).fill(` ${account.email} `);
  await form.getByLabel(/^Mot de passe/).fill(account.password);
  await form.getByRole('button', { name: words.fr.submit }).click();
  await expect(screen(page, 'accountHome')).toBeVisible();
});
