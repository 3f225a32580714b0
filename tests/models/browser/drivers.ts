import type { Chart } from '../../../machines/engine/model/samples.ts';
import { isReadOnly } from '../../../machines/shared/list/read-only-list.samples.ts';
import { addressesDriver, addressFormDriver } from './addresses-driver.ts';
import { contactDriver } from './contact-driver.ts';
import { devicesDriver } from './devices-driver.ts';
import { createAccountDriver, forgottenPasswordDriver, newPasswordDriver } from './auth-driver.ts';
import { invoiceDriver } from './invoice-driver.ts';
import { modificationDriver } from './modification-driver.ts';
import { newsletterSignupDriver } from './newsletter-signup-driver.ts';
import { newslettersDriver } from './newsletters-driver.ts';
import { newWatchDriver } from './new-watch-driver.ts';
import { notificationsDriver } from './notifications-driver.ts';
import { personalDataDriver } from './personal-data-driver.ts';
import { paymentDriver } from './payment-driver.ts';
import type { Driver } from './driver.ts';
import { profileDriver } from './profile-driver.ts';
import { purchaseDriver } from './purchase-driver.ts';
import { quotationDriver } from './quotation-driver.ts';
import { quoteRequestDriver } from './quote-request-driver.ts';
import { rangeFormDriver, rangesDriver } from './ranges-driver.ts';
import { readOnlyDriver } from './read-only-driver.ts';
import { readingsDriver, readLaterDriver } from './readings-driver.ts';
import { readerImportDriver } from './reader-import-driver.ts';
import { readerFormDriver, readersDriver } from './readers-driver.ts';
import { sectionPlayers } from './sections-driver.ts';
import { sessionDriver } from './session-driver.ts';
import { subscriptionDriver } from './subscription-driver.ts';
import { walletDriver } from './wallet-driver.ts';

/** The drivers of the charts in a browser; that of a list that is only read is derived. */
const drivers: readonly Driver[] = [
  sessionDriver,
  createAccountDriver,
  forgottenPasswordDriver,
  newPasswordDriver,
  newsletterSignupDriver,
  invoiceDriver,
  purchaseDriver,
  paymentDriver,
  quotationDriver,
  quoteRequestDriver,
  newslettersDriver,
  notificationsDriver,
  newWatchDriver,
  readingsDriver,
  readLaterDriver,
  walletDriver,
  contactDriver,
  ...sectionPlayers,
  profileDriver,
  addressesDriver,
  addressFormDriver,
  devicesDriver,
  readersDriver,
  readerFormDriver,
  personalDataDriver,
  rangesDriver,
  rangeFormDriver,
  readerImportDriver,
  subscriptionDriver,
  modificationDriver,
];

/** The driver of a chart; `null` without one. */
export function driverOf(chart: Chart): Driver | null {
  return isReadOnly(chart) ? readOnlyDriver(chart) : (drivers.find((each) => each.chart.name === chart.name) ?? null);
}

/** Advice about a chart without a driver. */
export function adviceFor({ name }: Chart): string {
  return `"${name}" has no driver in a browser: write one like tests/models/browser/invoice-driver.ts, and add it to drivers.ts next to it`;
}
