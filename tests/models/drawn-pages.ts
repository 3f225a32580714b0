/** Pages as a reader sees them, drawn in Node from the answers of a server. */
import type { Locale } from '../../domain/locale.ts';
import type { ApiClient } from '../../src/api/client.ts';
import type { Sending } from '../../src/api/network.ts';
import { createClient } from '../../src/api/client.ts';
import type { Facts, Part } from './every-page.tsx';
import { draw } from './every-page.tsx';

/** Sends a request to the server under test, with its cookies. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Draws parts with a client whose answers are kept: a part rendered a second time gets them at once. */
export interface DrawnPages {
  readonly client: ApiClient;
  /** Renders a part until it makes no new request; names the calls whose answers it cannot use. */
  readonly drawWhole: (
    part: Part,
    facts: Facts,
  ) => Promise<{ readonly html: string; readonly words: string; readonly failed: readonly string[] }>;
}

/** Visible text of the main region. */
function wordsOf(html: string): string {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  return main
    .replaceAll(/<(?:style|script|svg|select|option)[^]*?<\/(?:style|script|svg|select|option)>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Draws pages from the answers to `ask`, in a language whose texts are active. */
export function drawnPages(ask: Ask, locale: Locale = 'en'): DrawnPages {
  const heard = new Map<string, Promise<{ readonly status: number; readonly text: string }>>();
  let failed = new Set<string>();

  async function answerTo({ method, url, headers, json }: Sending): Promise<Response> {
    const body = json === undefined ? null : JSON.stringify(json);
    const key = `${method} ${url} ${body}`;
    const asked =
      heard.get(key) ??
      ask(url, {
        method,
        body,
        headers: { ...headers, ...(body !== null && { 'content-type': 'application/json' }) },
      }).then(async (response) => ({ status: response.status, text: await response.text() }));
    heard.set(key, asked);
    const { status, text } = await asked;
    // A status without content has no body, not an empty one.
    return new Response(text === '' ? null : text, { status });
  }

  const client = createClient({
    addressing: () => ({ locale, prefixRouting: true }),
    onUnauthorised: () => undefined,
    onFeedback: () => undefined,
    onFailure: ({ message }) => failed.add(message),
    onOmissions: () => undefined,
    given: answerTo,
  });

  return {
    client,
    drawWhole: async (part, facts) => {
      for (;;) {
        failed = new Set();
        const known = heard.size;
        const html = await draw(part, client, facts, locale);
        await Promise.allSettled(heard.values());
        if (heard.size === known) return { html, words: wordsOf(html), failed: [...failed] };
      }
    },
  };
}
