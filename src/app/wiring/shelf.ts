import type { Answer, Ports, Question } from '../../../machines/ports.ts';

type Answers = { [Name in keyof Ports]?: Map<string, Answer<Name>> };

type Filled<Name extends keyof Ports> = (question: Question<Name>, signal: AbortSignal) => Promise<Answer<Name>>;

/** How many answers of one port are kept: those of the filters that were used last. */
const MOST = 20;

/** What one person was told last, by port and question: shown at once, and read again behind. Ends with the page. */
export class Shelf {
  #answers: Answers = {};

  /** The last answer to a question; `null` where there is none. */
  last<Name extends keyof Ports>(name: Name, question: Question<Name>): Answer<Name> | null {
    return this.#answers[name]?.get(JSON.stringify(question)) ?? null;
  }

  /** Forgets what a port was told: it is not true any more. */
  forget(name: keyof Ports): void {
    delete this.#answers[name];
  }

  /** A port whose answers are kept here. */
  keeping<Name extends keyof Ports>(name: Name, port: Filled<Name>): Filled<Name> {
    return async (question, signal): Promise<Answer<Name>> => {
      const answer = await port(question, signal);
      const answers = (this.#answers[name] ??= new Map());
      const key = JSON.stringify(question);
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
      return answer;
    };
  }

  /** A port that changes what others were told: once it has answered, these are read afresh. */
  forgetting<Name extends keyof Ports>(port: Filled<Name>, told: readonly (keyof Ports)[]): Filled<Name> {
    return async (question, signal): Promise<Answer<Name>> => {
      const answer = await port(question, signal);
      for (const each of told) this.forget(each);
      return answer;
    };
  }
}

let present: { readonly person: string; readonly shelf: Shelf } | null = null;

/** Forgets what whoever was there has been told. */
export function clearShelf(): void {
  present = null;
}

/** The shelf of whoever is there: another person finds it empty. */
export function shelfOf(person: string): Shelf {
  if (present?.person !== person) present = { person, shelf: new Shelf() };
  return present.shelf;
}
