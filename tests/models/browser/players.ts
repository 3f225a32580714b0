import type { Chart } from '../../../machines/engine/model/samples.ts';
import { addressesDriver, addressFormDriver } from './addresses-player.ts';
import { contactDriver } from './contact-player.ts';
import { devicesDriver } from './devices-player.ts';
import { createAccountDriver, forgottenPasswordDriver, newPasswordDriver } from './doors-player.ts';
import { invoiceDriver } from './invoice-player.ts';
import { modificationDriver } from './modification-player.ts';
import { newsletterSignupDriver } from './newsletter-signup-player.ts';
import { newslettersDriver } from './newsletters-player.ts';
import { newWatchDriver } from './new-watch-player.ts';
import { notificationsDriver } from './notifications-player.ts';
import { personalDataDriver } from './personal-data-player.ts';
import { paymentDriver } from './payment-player.ts';
import type { Driver } from './player.ts';
import { profileDriver } from './profile-player.ts';
import { quotationDriver } from './quotation-player.ts';
import { quoteRequestDriver } from './quote-request-player.ts';
import { rangeFormDriver, rangesDriver } from './ranges-player.ts';
import { readingsDriver, readLaterDriver } from './readings-player.ts';
import { readerImportDriver } from './reader-import-player.ts';
import { readerFormDriver, readersDriver } from './readers-player.ts';
import { sectionPlayers } from './sections-player.ts';
import { sessionDriver } from './session-player.ts';
import { subscriptionDriver } from './subscription-player.ts';
import { subscriptionsDriver } from './subscriptions-player.ts';
import { walletDriver } from './wallet-player.ts';

/** The drivers of the charts in a browser. Every chart of machines/charts.ts has one. */
const players: readonly Driver[] = [
  sessionDriver,
  createAccountDriver,
  forgottenPasswordDriver,
  newPasswordDriver,
  newsletterSignupDriver,
  invoiceDriver,
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
  subscriptionsDriver,
  subscriptionDriver,
  modificationDriver,
];

/** The driver of a chart; `null` without one. */
export function driverOf({ name }: Chart): Driver | null {
  return players.find(({ chart }) => chart.name === name) ?? null;
}

/** Advice about a chart without a driver. */
export function adviceFor({ name }: Chart): string {
  return `"${name}" has no driver in a browser: write one like tests/models/browser/invoice-player.ts, and add it to players.ts next to it`;
}
