import type { Locale } from '../../../machines/domain/locale.ts';
import type { Site } from '../../../machines/domain/site.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';

type ReadSite = (input: undefined, signal: AbortSignal) => Promise<Site>;

/** Who speaks a language, and is told what the site is called in it. */
interface Speaker {
  getSnapshot(): { readonly context: SessionContext; readonly status: string };
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: SessionEvent): void;
}

/**
 * What the server says of the site, kept for each language (specification §3): in a language that was spoken before it is
 * there at once, and read again behind.
 */
export class SiteTexts {
  readonly #ask: ReadSite;
  readonly #language: () => Locale;
  readonly #kept = new Map<Locale, Site>();

  /** @param ask Asks in the present language. */
  constructor(ask: ReadSite, language: () => Locale) {
    this.#ask = ask;
    this.#language = language;
  }

  /** The site in the language that is spoken once it is there. */
  async read(signal: AbortSignal): Promise<Site> {
    const language = this.#language();
    const site = await this.#ask(undefined, signal);
    this.#kept.set(language, site);
    return language === this.#language() ? site : this.read(signal);
  }

  /** Tells the site anew whenever another language is spoken. What cannot be read stays as it was. */
  follow(speaker: Speaker): void {
    let spoken = this.#language();
    let reading = new AbortController();
    speaker.subscribe(() => {
      const { context, status } = speaker.getSnapshot();
      // Whatever is being loaded is read in the language that is spoken then.
      if (context.locale === spoken) return;
      spoken = context.locale;
      reading.abort();
      if (context.site === null || status !== 'active') return;
      reading = new AbortController();
      const { signal } = reading;
      const tell = (site: Site): void => {
        if (!signal.aborted && speaker.getSnapshot().status === 'active') speaker.send({ type: 'site.told', site });
      };
      const kept = this.#kept.get(spoken);
      if (kept) tell(kept);
      // The call has told of its failure itself.
      void this.read(signal).then(tell, () => undefined);
    });
  }
}
