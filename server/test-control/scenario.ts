import type { AccountId } from '../core/db/account-id.ts';
import type { PriceCurrency } from '../../domain/catalogue.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Services } from '../core/services.ts';

/**
 * The place from which a scenario is viewed: by the signed-in person, by the holder of their invoice link, by the
 * reader of an email (at an address outside the application, unchanged), or by any visitor.
 */
export interface ScenarioPlace {
  readonly as: 'person' | 'linkHolder' | 'letterReader' | 'anybody';
  readonly path: string;
}

/** The person created by a scenario. */
export interface ScenarioPerson {
  readonly accountId: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly currency: PriceCurrency;
}

/** An entry of the browser tab's storage. */
export interface KeptDraft {
  readonly key: string;
  readonly text: string;
}

/** The records that a scenario has created in addition to the person and their invoices, and the page that shows it. */
export interface Arranged {
  /** The subscription or quotation concerned. */
  readonly id?: number;
  /** The reference of the order. */
  readonly order?: string;
  /** The number of the request for a modification. */
  readonly request?: number;
  /** The contents of the tab's storage. */
  readonly tab?: KeptDraft;
  readonly path: string;
  /** The viewer; the person by default. */
  readonly as?: ScenarioPlace['as'];
}

/** A subscription or quotation, and the page that shows it. */
export interface ScenarioSubscription extends Arranged {
  readonly id: number;
}

/** Creates the records of a scenario, in addition to the person and invoices. */
export type Arrange<Made extends Arranged | null = ScenarioSubscription> = (
  services: Services,
  person: ScenarioPerson,
) => Promise<Made>;

/** Differences of a scenario from a person with a verified, valid account, and the page that shows it. */
export interface Scenario {
  /** One sentence: the arranged situation. */
  readonly says: string;
  /** The state of a chart that its page reaches, `invoice.outcome.notCharged`; every outcome of the charts has one. */
  readonly shows?: string;
  /** Number of open and of paid invoices. */
  readonly open: number;
  readonly paid: number;
  /** A transfer is awaited for the open invoice that is due first. */
  readonly awaitsTransfer?: true;
  readonly isEmailVerified?: false;
  readonly isValid?: false;
  /** Their name and title are unknown. */
  readonly isNameless?: true;
  readonly link?: 'expired' | 'revoked';
  /** Further records; their page is viewed, if they have one. */
  readonly arrange?: Arrange<Arranged | null>;
  readonly place?: ScenarioPlace;
}

/** No invoices. */
export const none = { open: 0, paid: 0 } as const;
