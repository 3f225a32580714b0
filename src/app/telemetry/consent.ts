import Cookies from 'js-cookie';

/** Purposes that need consent, each asked separately. */
export const purposes = ['measurement', 'recording'] as const;

export type Purpose = (typeof purposes)[number];

/** The purposes for which a deployment needs consent. */
export function purposesOf(named: Readonly<Record<Purpose, boolean>>): readonly Purpose[] {
  return purposes.filter((purpose) => named[purpose]);
}

/** Lifetime of an answer, in days: the CNIL advises six months, for consent and refusal alike. */
const DAYS = 182;

const attributes = { path: '/', sameSite: 'lax' } as const;

const cookieOf = (purpose: Purpose): string => `consent-${purpose}`;

const listeners = new Set<() => void>();

/** The person’s answers in this browser: a cookie per purpose. */
export const consent = {
  /** `null`: not answered. */
  answer: (purpose: Purpose): boolean | null => {
    const saved = Cookies.get(cookieOf(purpose));
    return saved === undefined ? null : saved === 'yes';
  },
  give: (purpose: Purpose, isAgreed: boolean): void => {
    Cookies.set(cookieOf(purpose), isAgreed ? 'yes' : 'no', { ...attributes, expires: DAYS });
    for (const listener of listeners) listener();
  },
  /** Removes every answer: nothing is agreed to any more, and consent is asked for again. */
  forget: (): void => {
    for (const purpose of purposes) Cookies.remove(cookieOf(purpose), attributes);
    for (const listener of listeners) listener();
  },
  /** Notifies listeners that the purposes in question have changed. */
  judgeAgain: (): void => {
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
