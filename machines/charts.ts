import { addressFormChart } from './address/address-form/address-form.samples.ts';
import { addressesChart } from './address/addresses/addresses.samples.ts';
import { contactChart } from './contact/contact.samples.ts';
import { newWatchChart } from './watch/new-watch/new-watch.samples.ts';
import { devicesChart } from './devices/devices.samples.ts';
import { personalDataChart } from './personal-data/personal-data.samples.ts';
import { newslettersChart } from './newsletter/newsletters/newsletters.samples.ts';
import { notificationsChart } from './watch/notifications/notifications.samples.ts';
import { profileChart } from './profile/profile.samples.ts';
import { readLaterChart } from './reading/readings/read-later.samples.ts';
import { readingsChart } from './reading/readings/readings.samples.ts';
import { rangeFormChart } from './licence/range-form/range-form.samples.ts';
import { rangesChart } from './licence/ranges/ranges.samples.ts';
import { readerImportChart } from './licence/reader-import/reader-import.samples.ts';
import { subscriptionChart } from './subscription/subscription/subscription.samples.ts';
import { subscriptionsChart } from './subscription/subscriptions/subscriptions.samples.ts';
import { readerFormChart } from './licence/reader-form/reader-form.samples.ts';
import { readersChart } from './licence/readers/readers.samples.ts';
import { walletChart } from './wallet/wallet.samples.ts';
import { createAccountChart } from './auth/create-account/create-account.samples.ts';
import { forgottenPasswordChart } from './auth/forgotten-password/forgotten-password.samples.ts';
import { newPasswordChart } from './auth/new-password/new-password.samples.ts';
import { newsletterSignupChart } from './newsletter/newsletter-signup/newsletter-signup.samples.ts';
import type { Chart } from './engine/model/samples.ts';
import { invoiceChart } from './invoice/invoice.samples.ts';
import { lifecycleChart } from './modification/lifecycle.samples.ts';
import { modificationChart } from './modification/modification.samples.ts';
import { paymentChart } from './payment/payment.samples.ts';
import { purchaseChart } from './purchase/purchase.samples.ts';
import { quotationChart } from './quotation/quotation.samples.ts';
import { quoteRequestChart } from './quote-request/quote-request.samples.ts';
import { appUpdateChart } from './app-update/app-update.samples.ts';
import {
  latestArticlesChart,
  openInvoicesChart,
  receivedNewslettersChart,
  renewalsChart,
} from './shared/sections/sections.samples.ts';
import { sessionChart } from './session/session.samples.ts';

/** Every chart that draws pages, with its samples. Stories, model tests and checks read this list. */
export const charts: readonly Chart[] = [
  sessionChart,
  createAccountChart,
  forgottenPasswordChart,
  newPasswordChart,
  newsletterSignupChart,
  invoiceChart,
  purchaseChart,
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
const behind: readonly Chart[] = [appUpdateChart, lifecycleChart];

/** Every chart of the product: for what needs no screen of it. */
export const allCharts: readonly Chart[] = [...charts, ...behind];
