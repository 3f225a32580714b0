import { listingSteps } from '../shared/list/listing.steps.ts';
import { walletPaths } from '../../contract/pages/wallet.ts';

/** The screens of the wallet's history (specification §2). */
export const walletSteps = listingSteps({ paths: [walletPaths.list] });
