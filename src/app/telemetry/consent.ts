import Cookies from 'js-cookie';

/** What a person is asked to agree to, each by itself. */
const purposes = ['measurement', 'recording'] as const;

export type Purpose = (typeof purposes)[number];

/** What a deployment asks for. */
export function purposesOf(named: Readonly<Record<Purpose, boolean>>): readonly Purpose[] {
  return purposes.filter((purpose) => named[purpose]);
}

/** How long an answer holds, in days: the CNIL advises six months, for a yes and a no alike. */
const DAYS = 182;

const attributes = { path: '/', sameSite: 'lax' } as const;
const cookieOf = (purpose: Purpose): string => `consent-${purpose}`;

const listeners = new Set<() => void>();

/** What the person has agreed to in this browser, and what not. */
export const consent = {
  /** `null`: they have not said. */
  answer: (purpose: Purpose): boolean | null => {
    const received = Cookies.get(cookieOf(purpose));
    return received === undefined ? null : received === 'yes';
  },
  give: (purpose: Purpose, isAgreed: boolean): void => {
    Cookies.set(cookieOf(purpose), isAgreed ? 'yes' : 'no', { ...attributes, expires: DAYS });
    for (const listener of listeners) listener();
  },
  /** Takes every answer back: nothing is agreed to any more, and it is asked again. */
  forget: (): void => {
    for (const purpose of purposes) Cookies.remove(cookieOf(purpose), attributes);
    for (const listener of listeners) listener();
  },
  /** Tells that something else is asked for now. */
  judgeAgain: (): void => {
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
