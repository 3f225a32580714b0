import { addressFormChart } from './account/address-form/address-form.samples.ts';
import { addressesChart } from './account/addresses/addresses.samples.ts';
import { contactChart } from './account/contact/contact.samples.ts';
import { newWatchChart } from './account/new-watch/new-watch.samples.ts';
import { devicesChart } from './account/devices/devices.samples.ts';
import { personalDataChart } from './account/personal-data/personal-data.samples.ts';
import { newslettersChart } from './account/newsletters/newsletters.samples.ts';
import { notificationsChart } from './account/notifications/notifications.samples.ts';
import { profileChart } from './account/profile/profile.samples.ts';
import { readLaterChart } from './account/readings/read-later.samples.ts';
import { readingsChart } from './account/readings/readings.samples.ts';
import { rangeFormChart } from './account/range-form/range-form.samples.ts';
import { rangesChart } from './account/ranges/ranges.samples.ts';
import { readerImportChart } from './account/reader-import/reader-import.samples.ts';
import { subscriptionChart } from './account/subscription/subscription.samples.ts';
import { subscriptionsChart } from './account/subscriptions/subscriptions.samples.ts';
import { readerFormChart } from './account/reader-form/reader-form.samples.ts';
import { readersChart } from './account/readers/readers.samples.ts';
import { walletChart } from './account/wallet/wallet.samples.ts';
import { createAccountChart } from './doors/create-account/create-account.samples.ts';
import { forgottenPasswordChart } from './doors/forgotten-password/forgotten-password.samples.ts';
import { newPasswordChart } from './doors/new-password/new-password.samples.ts';
import { newsletterSignupChart } from './doors/newsletter-signup/newsletter-signup.samples.ts';
import type { Chart } from './funnel/model/samples.ts';
import { invoiceChart } from './invoice/invoice.samples.ts';
import { lifecycleChart } from './modification/lifecycle.samples.ts';
import { modificationChart } from './modification/modification.samples.ts';
import { paymentChart } from './payment/payment.samples.ts';
import { quotationChart } from './quotation/quotation.samples.ts';
import { quoteRequestChart } from './quote-request/quote-request.samples.ts';
import { releaseChart } from './release/release.samples.ts';
import {
  latestArticlesChart,
  openInvoicesChart,
  receivedNewslettersChart,
  renewalsChart,
} from './sections/sections.samples.ts';
import { sessionChart } from './session/session.samples.ts';

/** Every chart that draws pages, with its samples. Stories, model tests and checks read this list. */
export const charts: readonly Chart[] = [
  sessionChart,
  createAccountChart,
  forgottenPasswordChart,
  newPasswordChart,
  newsletterSignupChart,
  invoiceChart,
  paymentChart,
  quotationChart,
  quoteRequestChart,
  newslettersChart,
  notificationsChart,
  newWatchChart,
  readingsChart,
  readLaterChart,
  walletChart,
  contactChart,
  openInvoicesChart,
  renewalsChart,
  latestArticlesChart,
  receivedNewslettersChart,
  profileChart,
  addressesChart,
  addressFormChart,
  devicesChart,
  readersChart,
  readerFormChart,
  personalDataChart,
  rangesChart,
  rangeFormChart,
  readerImportChart,
  subscriptionsChart,
  subscriptionChart,
  modificationChart,
];

/** Charts behind the pages, which have none of their own: walked and approved as the others, and not drawn. */
const behind: readonly Chart[] = [releaseChart, lifecycleChart];

/** Every chart of the product: for what needs no screen of it. */
export const allCharts: readonly Chart[] = [...charts, ...behind];
