import type { WalletContext } from '../../../machines/wallet/wallet.context.ts';
import type { WalletEvent } from '../../../machines/wallet/wallet.machine.ts';
import type { walletSteps } from '../../../machines/wallet/wallet.steps.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the wallet's history gets. */
export type WalletScreenProps<Name extends keyof typeof walletSteps> = ScreenProps<
  WalletContext & NeedsOf<(typeof walletSteps)[Name]>,
  WalletEvent
>;
