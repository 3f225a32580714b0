import type { PostalAddress } from '../../domain/address.ts';
import type { PublicBuyer } from '../../domain/quotation.ts';
import type { WatchSubject } from '../../domain/watch.ts';
import type { NewAccount } from '../features/session/create-account.ts';
import type { DemoSeats } from './administered.ts';
import type { Stamp } from './calendar.ts';
import type { DemoQuotation } from './quotations.ts';
import type { DemoReadings } from './reads.ts';
import type { DemoSale } from './sales.ts';
import type { DemoSignIn } from './sign-ins.ts';
import type { DemoWallet } from './wallets.ts';

/** A demo person, with their description in the start block. */
export interface DemoPerson {
  readonly what: string;
  readonly account: NewAccount;
  /** When they opened their account. */
  readonly since: Stamp;
  /** The first is the selected one. */
  readonly addresses: readonly PostalAddress[];
  readonly vatNumber?: string;
  readonly publicBuyer?: PublicBuyer;
  readonly sales?: readonly DemoSale[];
  readonly quotations?: readonly DemoQuotation[];
  /** Operations of their wallet, if they have one. */
  readonly wallet?: DemoWallet;
  /** Their watches, each with when it was set. */
  readonly watches?: readonly (readonly [at: Stamp, subject: WatchSubject])[];
  /** Their newsletters, by code; the number of a publication means its summary. */
  readonly newsletters?: readonly (string | number)[];
  readonly readings?: DemoReadings;
  /** Reads every article in their language for years. */
  readonly isArchivist?: true;
  readonly signIns?: readonly DemoSignIn[];
  /** Readers of their sales, by the name of the sale. */
  readonly seats?: Readonly<Record<string, DemoSeats>>;
  /** The sale whose readers they administer. */
  readonly administers?: string;
}
