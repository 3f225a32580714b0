import Cookies from 'js-cookie';
import { createActor, waitFor } from 'xstate';
import type { Locale } from '../../../domain/locale.ts';
import { stepOf } from '../../../machines/engine/index.ts';
import type { SessionInput, SessionWarning } from '../../../machines/session/session.context.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { ApiClient } from '../../api/client.ts';
import { siteApi, visitorApi } from '../../api/visitor.ts';
import { languageCookie, warningCookie } from '../../../contract/headers.ts';
import { logError } from '../../page/error-log.ts';
import { fill } from '../../page/fill-ports.ts';
import { clearCache } from '../../page/query-cache.ts';
import { SiteTexts } from '../../page/site-texts.ts';

const attributes = { path: '/', sameSite: 'lax' } as const;

/** How long the language is remembered, in days (specification §9). */
const LANGUAGE_DAYS = 365;

export function savedLocale(): string | undefined {
  return Cookies.get(languageCookie);
}

export function saveLocale(locale: Locale): void {
  Cookies.set(languageCookie, locale, { ...attributes, expires: LANGUAGE_DAYS });
}

/** The warning that an earlier page left for this one (specification §6). */
export function savedWarning(): SessionWarning | null {
  return Cookies.get(warningCookie) === 'PMC_Factures_TokenInfoLogout' ? 'PMC_Factures_TokenInfoLogout' : null;
}

export function saveWarning(warning: SessionWarning | null): void {
  if (warning === null) Cookies.remove(warningCookie, attributes);
  else Cookies.set(warningCookie, warning, attributes);
}

/** The running session chart, not started yet. `onRefusal` hears the server's words where it does not tell who is there. */
export function openSession(
  client: ApiClient,
  { goTo, onRefusal }: { readonly goTo: (place: string) => void; readonly onRefusal: (feedback: string) => void },
  input: SessionInput,
) {
  const { readSite, clean } = siteApi(client);
  const forget = (): Promise<void> => {
    clearCache();
    return clean();
  };
  const texts = new SiteTexts({ readSite, clean: forget }, () => session.getSnapshot().context.locale);
  const ports = {
    ...visitorApi(client, onRefusal),
    readSite: (_: undefined, signal: AbortSignal) => texts.read(signal),
  };
  const machine = fill(sessionMachine, null, ports, {
    goTo: (_, { place }) => goTo(place),
    saveLocale: (_, { locale }) => saveLocale(locale),
    saveWarning: (_, { warning }) => saveWarning(warning),
    raiseError: (_, { error }) => logError(error),
  });
  const session = createActor(machine, { input });
  texts.follow(session);
  return session;
}

export type SessionActor = ReturnType<typeof openSession>;

/** Resolves once the session knows the site and who is there, or that it cannot. */
export async function booted(session: SessionActor): Promise<void> {
  await waitFor(session, (snapshot) => stepOf(snapshot).name !== 'boot');
}
