import type { Visitor } from './visitor.ts';

/** A card that is charged, with everything the page asks for. */
const goodCard = { number: '4242 4242 4242 4242', expiry: '12/49', code: '123', name: 'Nadia Essai' };

/** The form token of a hosted page. Throws where the page is not there. */
export async function formToken(visitor: Visitor, url: string): Promise<string> {
  const page = await (await visitor.fetch(url)).text();
  const token = /name="token"\s+value="([^"]+)"/.exec(page)?.[1];
  if (token === undefined) throw new Error(`No form at ${url}: ${page.slice(0, 200)}`);
  return token;
}

/** Sends a form of a hosted page, as the page does. */
export async function sendForm(
  visitor: Visitor,
  url: string,
  { action, fields }: { readonly action: string; readonly fields: Readonly<Record<string, string>> },
): Promise<Response> {
  return visitor.fetch(`${url}/${action}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
}

/** Pays on a hosted page; gives the answer, which leads back on success and on refusal. */
export async function payByCard(
  visitor: Visitor,
  url: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const token = await formToken(visitor, url);
  return sendForm(visitor, url, { action: 'card', fields: { ...goodCard, token, ...fields } });
}

/** Pays with a card that is refused, then leaves the page; gives the answer, which leads back. */
export async function payInVain(
  visitor: Visitor,
  url: string,
  fields: Readonly<Record<string, string>> & { readonly number: string },
): Promise<Response> {
  const refused = await payByCard(visitor, url, fields);
  if (refused.status !== 422) throw new Error(`The refused card was answered by ${refused.status}`);
  return sendForm(visitor, url, { action: 'cancel', fields: { token: await formToken(visitor, url) } });
}
