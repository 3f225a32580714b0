/** An idle page is the same after a reload, and after Back and Forward: screen, address, and field values. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Timeout until a page is idle, in milliseconds: longer than a busy machine needs. */
const PATIENCE = 20_000;

/** Visible state of a page. Throws while the page is busy. */
async function look(page: Page) {
  const seen = await page.evaluate(() => {
    const main = document.querySelector('main[data-screen][aria-busy="false"]');
    // Code is still loading: React hides the previous content, or a placeholder shows.
    if (!(main instanceof HTMLElement) || document.querySelector('[data-prerendered]')) return null;
    if (main.querySelector('[style*="display: none"], [data-late], [data-loading-mark]')) return null;
    const typed = [...main.querySelectorAll('input, select, textarea')].flatMap((control) => {
      if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
        return [`${control.name}=${control.value}`];
      if (!(control instanceof HTMLInputElement) || control.type === 'password' || control.type === 'file') return [];
      const isTicked = control.type === 'checkbox' || control.type === 'radio';
      return [`${control.name}=${isTicked ? `${control.value}: ${control.checked}` : control.value}`];
    });
    const { pathname, search } = window.location;
    return { screen: main.dataset['screen'], address: pathname + search, typed, title: document.title };
  });
  expect(seen, 'the page comes to rest').not.toBeNull();
  return seen;
}

/** Visible state of a page once it is idle. */
async function lookAtRest(page: Page): ReturnType<typeof look> {
  let seen: Awaited<ReturnType<typeof look>> = null;
  await expect(async () => {
    seen = await look(page);
  }).toPass({ timeout: PATIENCE, intervals: [50] });
  return seen;
}

/** Whether Back leaves the document, so that Forward loads it again, as a reload does. */
function leavesByBack(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { currentEntry } = window.navigation;
    return !window.navigation
      .entries()
      .some(({ index, sameDocument }) => index + 1 === currentEntry?.index && sameDocument);
  });
}

/** Goes back and forward, reloads the page where that has not done so, and expects the same state. */
export async function expectSameAfterReloadAndBack(page: Page): Promise<void> {
  const before = await lookAtRest(page);
  const expectSame = (when: string) =>
    expect(async () => expect(await look(page), when).toEqual(before)).toPass({ timeout: PATIENCE, intervals: [50] });
  if (!(await leavesByBack(page))) {
    await page.reload();
    await expectSame('after a reload');
  }
  await page.goBack();
  await page.goForward();
  await expectSame('after Back and Forward');
}
