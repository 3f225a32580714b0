/** Where the terms of sale of a publisher’s file contradict the terms that its invoices state. */
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';
import type { Publisher } from './publisher.ts';
import type { Problem } from './publisher-file.ts';

type Issuer = Publisher['issuer'];

/** Percentages in a sentence, as a file writes them: `12.5%`. */
const percentagesIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/(\d+(?:[.,]\d+)?)[\s\u00A0\u202F]*%/g)].map(
    ([, number = '']) => `${number.replace(',', '.')}%`,
  );

/** Names of late payment, of discounts for early payment, of the legal rate and of none, in both languages. */
const words = {
  late: /retard|late payment/i,
  legalRate: /fois le taux|times the legal|taux d’intérêt légal|legal rate|banque centrale|central bank/i,
  centralBank: /banque centrale|central bank/i,
  earlyPayment: /escompte|early payment|paiement anticipé/i,
  none: /\b(?:aucun|pas d|sans|no|not|without)\b|pas d’/i,
};

/** A court with its town, in both languages. */
const courtIn = /(?:tribunal[^.;,()]*?|court) (?:de|d’|of) ?(\p{Lu}[\p{L}-]+)/giu;

function lateFault(sentence: string, { latePaymentRate }: Issuer): string | null {
  // Public bodies and consumers have rules of their own.
  if (!words.late.test(sentence)) return null;
  const others = percentagesIn(sentence).filter((rate) => rate !== latePaymentRate);
  if (latePaymentRate === undefined) {
    const isOther = others.length > 0 || (words.legalRate.test(sentence) && !words.centralBank.test(sentence));
    return isOther
      ? 'invoices state the rate of the law (European Central Bank + 10 points): see latePaymentRate'
      : null;
  }
  return others.length > 0 || words.legalRate.test(sentence)
    ? `invoices state ${latePaymentRate} a year: see latePaymentRate`
    : null;
}

function discountFault(sentence: string, locale: Locale, { discountTerms }: Issuer): string | null {
  if (!words.earlyPayment.test(sentence)) return null;
  const terms = discountTerms?.[locale] ?? null;
  const isNone = terms === null || words.none.test(terms);
  const isSame = isNone
    ? words.none.test(sentence)
    : !words.none.test(sentence) && percentagesIn(sentence).every((rate) => percentagesIn(terms).includes(rate));
  return isSame ? null : `invoices state “${terms ?? 'No discount for early payment'}”: see discountTerms`;
}

function courtFault(sentence: string, { registerTown }: Issuer): string | null {
  if (registerTown === undefined) return null;
  const towns = [...sentence.matchAll(courtIn)].map(([, town = '']) => town);
  return towns.some((town) => town.localeCompare(registerTown, 'fr', { sensitivity: 'base' }) !== 0)
    ? `the issuer is registered in ${registerTown}: see registerTown`
    : null;
}

/** The contradictions, each at the text that has it. They are warnings: only people understand terms. */
export function termsWarnings({ issuer, legal: { terms } }: Pick<Publisher, 'issuer' | 'legal'>): readonly Problem[] {
  return terms.flatMap(({ text }, index) =>
    locales.flatMap((locale) =>
      text[locale]
        .split(/(?<=[.;])\s+/)
        .flatMap((sentence) => {
          const faults = [
            lateFault(sentence, issuer),
            discountFault(sentence, locale, issuer),
            courtFault(sentence, issuer),
          ];
          return faults.filter((fault) => fault !== null).map((fault) => ({ sentence, fault }));
        })
        .map(({ sentence, fault }) => ({
          path: ['legal', 'terms', index, 'text', locale],
          sentence: `says “${sentence.trim()}”, but ${fault}`,
        })),
    ),
  );
}
