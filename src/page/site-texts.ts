import type { Locale } from '../../domain/locale.ts';
import type { Site } from '../../domain/site.ts';
import type { SessionContext } from '../../machines/session/session.context.ts';
import type { SessionEvent } from '../../machines/session/session.machine.ts';

interface SiteCalls {
  /** Reads in the current language. */
  readonly readSite: (input: undefined, signal: AbortSignal) => Promise<Site>;
  /** Drops all other data of a person who has signed out. */
  readonly clean: () => Promise<void>;
}

/** The session's actor, which has a language and receives the site in it. */
interface Speaker {
  getSnapshot(): { readonly context: SessionContext; readonly status: string };
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: SessionEvent): void;
}

/** The language in which the server sent each site. */
const languages = new WeakMap<Site, Locale>();

/** Whether the site is in the current language, or will not be. */
export function isReceivedIn(site: Site | null, language: Locale): boolean {
  return site === null || (languages.get(site) ?? language) === language;
}

/** Id of the visitor's account; `null` for an anonymous visitor, `undefined` before the visitor is known. */
function personIn({ visitor }: SessionContext): number | null | undefined {
  return visitor ? (visitor.account?.id ?? null) : undefined;
}

/**
 * The site in each language (specification §3), cached: shown at once on a return to a language, and revalidated in the
 * background. The cache belongs to one person: for another one the site is read again in each language, and a sign-out
 * leaves nothing (specification §7, `ressources/clean`).
 */
export class SiteTexts {
  readonly #calls: SiteCalls;
  readonly #language: () => Locale;
  /** Replaced, not cleared, for another person: an answer on its way to the former one is then not cached. */
  #kept = new Map<Locale, Site>();

  constructor(calls: SiteCalls, language: () => Locale) {
    this.#calls = calls;
    this.#language = language;
  }

  /** The site in the language and for the person of the moment when the answer arrives. */
  async read(signal: AbortSignal): Promise<Site> {
    const language = this.#language();
    const kept = this.#kept;
    const site = await this.#calls.readSite(undefined, signal);
    kept.set(language, site);
    languages.set(site, language);
    return language === this.#language() && kept === this.#kept ? site : this.read(signal);
  }

  /** Sends the site again when language or person change. A site that cannot be read stays as it was. */
  follow(speaker: Speaker): void {
    let spoken = this.#language();
    let person = personIn(speaker.getSnapshot().context);
    let reading = new AbortController();
    speaker.subscribe(() => {
      const { context, status } = speaker.getSnapshot();
      const known = personIn(context);
      const now = known === undefined ? person : known;
      const isOther = person !== undefined && now !== person;
      const hasLeft = isOther && person !== null;
      person = now;
      // A load under way is read in the language of its end.
      if (context.locale === spoken && !isOther) return;
      spoken = context.locale;
      if (isOther) this.#kept = new Map();
      reading.abort();
      if (status !== 'active') return;
      reading = new AbortController();
      const { signal } = reading;
      const tell = (site: Site): void => {
        if (!signal.aborted && speaker.getSnapshot().status === 'active') speaker.send({ type: 'site.received', site });
      };
      const kept = this.#kept.get(spoken);
      if (kept) tell(kept);
      // The client has reported the failure; the site of before is used in this language, too.
      const stay = (): void => {
        const { site } = speaker.getSnapshot().context;
        if (site && !signal.aborted) tell({ ...site });
      };
      const cleaned = hasLeft ? this.#calls.clean().catch(() => undefined) : Promise.resolve();
      if (context.site === null) return;
      void cleaned.then(() => this.read(signal)).then(tell, stay);
    });
  }
}
