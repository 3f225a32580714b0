/** Title and description of each step that has its own. */
import type { Place } from '../../../contract/path.ts';
import { matchPath, specificity } from '../../../contract/path.ts';
import { invoicePaths } from '../../../contract/pages/invoice.ts';
import { paymentPaths } from '../../../contract/pages/payment.ts';
import { quotationPaths } from '../../../contract/pages/quotation.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import type { PageName } from '../../../contract/pages.ts';
import { pathsOf } from '../../../contract/pages.ts';
import type { PageWords } from '../../../contract/pages/row.ts';
import { notFoundWords, wordsOf } from './page-words.ts';

/** The outcome of a payment, which only the server’s answer tells. */
const outcomeWords: PageWords = {
  title: /*i18n*/ { id: 'stepTitle.outcome', message: 'Your payment' },
  description: /*i18n*/ { id: 'stepDescription.outcome', message: 'Check the status of your payment.' },
};

/** A step of a payment after the first: which one is shown depends on what was chosen before. */
const paymentWords: PageWords = {
  title: /*i18n*/ { id: 'stepTitle.payment', message: 'Your payment' },
  description: /*i18n*/ { id: 'stepDescription.payment', message: 'Pick up your payment where you left off.' },
};

const quotationWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.quotation', message: 'Your quote' },
  description: /*i18n*/ { id: 'stepDescription.quotation', message: 'Check the status of your quote, and continue.' },
};

const newQuotationWords: PageWords = {
  title: /*i18n*/ { id: 'stepTitle.newQuotation', message: 'New quote' },
  description: /*i18n*/ {
    id: 'stepDescription.newQuotation',
    message: 'Choose what you’d like to read and how many readers, and see the price.',
  },
};

const requestWords: PageWords = {
  title: /*i18n*/ { id: 'stepTitle.quoteRequest', message: 'Your quote request' },
  description: /*i18n*/ {
    id: 'stepDescription.quoteRequest',
    message: 'Pick up your quote request where you left off.',
  },
};

/**
 * Words of the funnels’ addresses after the first: a document names the step of its address, or nothing that may be false
 * once the draft and the answers are there. Patterns that are not listed have their page’s words.
 */
const stepWords: Readonly<Record<string, PageWords>> = {
  [invoicePaths.check]: paymentWords,
  [invoicePaths.success]: outcomeWords,
  [invoicePaths.failed]: outcomeWords,
  [paymentPaths.billing]: paymentWords,
  [paymentPaths.check]: paymentWords,
  [paymentPaths.success]: outcomeWords,
  [paymentPaths.failed]: outcomeWords,
  [quotationPaths.details]: quotationWords,
  [quotationPaths.check]: quotationWords,
  [quotationPaths.decline]: quotationWords,
  [quotationPaths.change]: quotationWords,
  [quotationPaths.share]: quotationWords,
  [quotationPaths.success]: quotationWords,
  [quotationPaths.failed]: quotationWords,
  [quotationPaths.newOffer]: newQuotationWords,
  [quotationPaths.newOfferAnyhow]: newQuotationWords,
  [quoteRequestPaths.you]: requestWords,
  [quoteRequestPaths.check]: requestWords,
  [quoteRequestPaths.success]: requestWords,
};

/** The words of a step at an address; `null` where the page’s own hold. */
export function stepWordsAt(page: PageName, place: Place): PageWords | null {
  const [pattern = ''] = pathsOf(page)
    .filter((path) => matchPath(path, place) !== null)
    .toSorted((left, right) => specificity(right) - specificity(left));
  return stepWords[pattern] ?? null;
}

/** The words of an address: its step’s, else its page’s. */
export function wordsAt(page: PageName | null, place: Place): PageWords {
  return page === null ? notFoundWords : (stepWordsAt(page, place) ?? wordsOf(page));
}
