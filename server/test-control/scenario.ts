import type { AccountId } from '../core/db/account-id.ts';
import type { PriceCurrency } from '../../machines/domain/catalogue.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Services } from '../core/services.ts';

/**
 * Where a scenario is looked at: by the person who has signed in, by the holder of their invoice link, by the reader of a
 * letter (at an address outside the application, as it stands), or by anybody.
 */
export interface ScenarioPlace {
  readonly as: 'person' | 'linkHolder' | 'letterReader' | 'anybody';
  readonly path: string;
}

/** The person that a scenario has made. */
export interface ScenarioPerson {
  readonly accountId: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly currency: PriceCurrency;
}

/** What a tab of the person's browser remembers, as its storage has it. */
export interface KeptDraft {
  readonly key: string;
  readonly text: string;
}

/** What a scenario has made beside the person and their invoices, and the page that shows it. */
export interface Arranged {
  /** The subscription or quotation that it is about. */
  readonly id?: number;
  /** The reference of the order. */
  readonly order?: string;
  /** The number of the request for a modification. */
  readonly request?: number;
  /** What the tab remembers in which it is looked at. */
  readonly tab?: KeptDraft;
  readonly path: string;
  /** Who looks at it; the person where it is not said. */
  readonly as?: ScenarioPlace['as'];
}

/** A subscription or quotation, and the page that shows it. */
export interface ScenarioSubscription extends Arranged {
  readonly id: number;
}

/** Makes what a scenario is about, beside the person and invoices. */
export type Arrange<Made extends Arranged | null = ScenarioSubscription> = (
  services: Services,
  person: ScenarioPerson,
) => Promise<Made>;

/** What a scenario differs in from a person with a verified, valid account, and where it is looked at. */
export interface Scenario {
  /** In one sentence: what it arranges. */
  readonly says: string;
  /** The state of a chart that its page comes to, `invoice.outcome.notCharged`; every outcome of the charts has one. */
  readonly shows?: string;
  /** How many invoices are open, and how many are paid. */
  readonly open: number;
  readonly paid: number;
  /** A transfer is awaited for the open invoice that is due first. */
  readonly awaitsTransfer?: true;
  readonly isEmailVerified?: false;
  readonly isValid?: false;
  /** Nobody knows their name or title. */
  readonly isNameless?: true;
  readonly link?: 'expired' | 'revoked';
  /** What else there is: then the person looks at that, where it says so. */
  readonly arrange?: Arrange<Arranged | null>;
  readonly place?: ScenarioPlace;
}

/** No invoices. */
export const none = { open: 0, paid: 0 } as const;
