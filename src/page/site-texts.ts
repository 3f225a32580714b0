import type { Locale } from '../../machines/domain/locale.ts';
import type { Site } from '../../machines/domain/site.ts';
import type { SessionContext } from '../../machines/session/session.context.ts';
import type { SessionEvent } from '../../machines/session/session.machine.ts';

interface SiteCalls {
  /** Asks in the present language. */
  readonly readSite: (input: undefined, signal: AbortSignal) => Promise<Site>;
  /** Drops what else is kept of whoever has left. */
  readonly clean: () => Promise<void>;
}

/** Who speaks a language, and is told what the site is called in it. */
interface Speaker {
  getSnapshot(): { readonly context: SessionContext; readonly status: string };
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: SessionEvent): void;
}

/** In which language the server has told each site. */
const languages = new WeakMap<Site, Locale>();

/** Whether what is known of the site is in the language that is spoken, or will not be. */
export function isReceivedIn(site: Site | null, language: Locale): boolean {
  return site === null || (languages.get(site) ?? language) === language;
}

/** Whose account it is; `null` where nobody has one, `undefined` before anybody knows. */
function personIn({ visitor }: SessionContext): number | null | undefined {
  return visitor ? (visitor.account?.id ?? null) : undefined;
}

/**
 * What the server says of the site, kept for each language (specification §3): in a language that was spoken before it is
 * there at once, and read again behind. It is told to one person: another one is told anew, in both languages, and of
 * whoever leaves nothing stays (specification §7, `ressources/clean`).
 */
export class SiteTexts {
  readonly #calls: SiteCalls;
  readonly #language: () => Locale;
  /** Replaced, not emptied, when another person is there: what is on its way to the former one is not kept. */
  #kept = new Map<Locale, Site>();

  constructor(calls: SiteCalls, language: () => Locale) {
    this.#calls = calls;
    this.#language = language;
  }

  /** The site in the language that is spoken once it is there, for whoever is there then. */
  async read(signal: AbortSignal): Promise<Site> {
    const language = this.#language();
    const kept = this.#kept;
    const site = await this.#calls.readSite(undefined, signal);
    kept.set(language, site);
    languages.set(site, language);
    return language === this.#language() && kept === this.#kept ? site : this.read(signal);
  }

  /** Tells the site anew whenever another language is spoken or another person is there. What cannot be read stays as it was. */
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
      // Whatever is being loaded is read in the language that is spoken then.
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
      // The calls have told of their failure themselves; what was told before is all there is, in this language, too.
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
