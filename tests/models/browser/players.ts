import type { Chart } from '../../../machines/engine/model/samples.ts';
import { addressesPlayer, addressFormPlayer } from './addresses-player.ts';
import { contactPlayer } from './contact-player.ts';
import { devicesPlayer } from './devices-player.ts';
import { createAccountPlayer, forgottenPasswordPlayer, newPasswordPlayer } from './doors-player.ts';
import { invoicePlayer } from './invoice-player.ts';
import { modificationPlayer } from './modification-player.ts';
import { newsletterSignupPlayer } from './newsletter-signup-player.ts';
import { newslettersPlayer } from './newsletters-player.ts';
import { newWatchPlayer } from './new-watch-player.ts';
import { notificationsPlayer } from './notifications-player.ts';
import { personalDataPlayer } from './personal-data-player.ts';
import { paymentPlayer } from './payment-player.ts';
import type { Player } from './player.ts';
import { profilePlayer } from './profile-player.ts';
import { quotationPlayer } from './quotation-player.ts';
import { quoteRequestPlayer } from './quote-request-player.ts';
import { rangeFormPlayer, rangesPlayer } from './ranges-player.ts';
import { readingsPlayer, readLaterPlayer } from './readings-player.ts';
import { readerImportPlayer } from './reader-import-player.ts';
import { readerFormPlayer, readersPlayer } from './readers-player.ts';
import { sectionPlayers } from './sections-player.ts';
import { sessionPlayer } from './session-player.ts';
import { subscriptionPlayer } from './subscription-player.ts';
import { subscriptionsPlayer } from './subscriptions-player.ts';
import { walletPlayer } from './wallet-player.ts';

/** Who plays the charts in a browser. Every chart of machines/charts.ts has one. */
const players: readonly Player[] = [
  sessionPlayer,
  createAccountPlayer,
  forgottenPasswordPlayer,
  newPasswordPlayer,
  newsletterSignupPlayer,
  invoicePlayer,
  paymentPlayer,
  quotationPlayer,
  quoteRequestPlayer,
  newslettersPlayer,
  notificationsPlayer,
  newWatchPlayer,
  readingsPlayer,
  readLaterPlayer,
  walletPlayer,
  contactPlayer,
  ...sectionPlayers,
  profilePlayer,
  addressesPlayer,
  addressFormPlayer,
  devicesPlayer,
  readersPlayer,
  readerFormPlayer,
  personalDataPlayer,
  rangesPlayer,
  rangeFormPlayer,
  readerImportPlayer,
  subscriptionsPlayer,
  subscriptionPlayer,
  modificationPlayer,
];

/** Who plays a chart; `null` where nobody does. */
export function playerOf({ name }: Chart): Player | null {
  return players.find(({ chart }) => chart.name === name) ?? null;
}

/** What to do about a chart that nobody plays. */
export function adviceFor({ name }: Chart): string {
  return `Nobody plays "${name}" in a browser: write a player like tests/models/browser/invoice-player.ts, and add it to players.ts beside it`;
}
