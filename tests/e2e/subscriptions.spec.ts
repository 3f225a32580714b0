/** The list of subscriptions: its columns, and what it counts. */
import { readEnvelope } from '../../contract/envelope.ts';
import { subscriptionCalls } from '../../contract/subscription.ts';
import { money } from '../../domain/money.ts';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

test('prices end at one edge at every width; references stand on lines of their own on a phone, and a row has few lines above', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('quoteOpen', { locale: 'en' });
  await comeSignedIn(page, account);
  const { answer } = subscriptionCalls['subscriptions/all'];
  // The quote, and a subscription that runs.
  await page.route('**/ajax/subscriptions/all', async (route) => {
    const response = await route.fetch();
    const read = answer.decode(readEnvelope(await response.json())?.data);
    const rows = read.flatMap((row) => [
      row,
      { ...row, id: row.id + 1, publications: ['Archives'], net: money(9_000, 'EUR') },
      { ...row, id: row.id + 2, status: 'current', startsOn: '2026-01-01', endsOn: '2026-12-31', net: null } as const,
    ]);
    await route.fulfill({
      response,
      json: { isSuccess: true, feedback: null, data: answer.encode(rows) },
    });
  });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/account/subscriptions');
    const list = screen(page, 'list');
    await expect(list).toContainText('3 subscriptions and quotes');
    const prices = list.getByText(/^€[\d,]+\.\d\d before VAT$/);
    await expect(prices).toHaveCount(2);
    const boxes = await prices.evaluateAll((all) =>
      all.map((each) => {
        const { right, height } = each.getBoundingClientRect();
        const title = each.closest('li')?.querySelector('a')?.getBoundingClientRect();
        return {
          right: Math.round(right),
          isOneLine: height < 30,
          isOfTitle: Math.abs((title?.top ?? 0) - each.getBoundingClientRect().top) < 8,
        };
      }),
    );
    expect(new Set(boxes.map(({ right }) => right)).size, `${width} px: ${JSON.stringify(boxes)}`).toBe(1);
    expect(boxes, `${width} px`).toEqual(boxes.map(({ right }) => ({ right, isOneLine: true, isOfTitle: true })));
    if (width > 360) {
      const row = list.getByRole('listitem').filter({ hasText: 'Archives' });
      // Two lines; at 768 px a quote’s number may need a third.
      expect((await row.boundingBox())?.height, `${width} px`).toBeLessThan(width === 768 ? 120 : 100);
      // What runs has no sum: its act ends the line of its name.
      const links = list.getByRole('listitem').filter({ hasText: 'Running' }).getByRole('link');
      const [name, act] = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
      expect(Math.abs((act ?? 0) - (name ?? 0)), `${width} px`).toBeLessThan(12);
      continue;
    }
    const lines = await list.getByText(/^(?:ABO|DEV)-\S+$/).evaluateAll((all) =>
      all.map((each) => {
        const { left, top } = each.getBoundingClientRect();
        const row = each.closest('li')?.getBoundingClientRect();
        return [Math.round(left - (row?.left ?? 0)), top > (row?.top ?? 0) + 20];
      }),
    );
    expect(new Set(lines.map(String)).size, `${width} px: ${lines.join(' ')}`).toBe(1);
  }
});
