import type { PriceCurrency } from '../../machines/domain/catalogue.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Services } from '../services.ts';

/** Where a scenario is looked at: by the person who has signed in, by the holder of their invoice link, or by anybody. */
export interface ScenarioPlace {
  readonly as: 'person' | 'linkHolder' | 'anybody';
  readonly path: string;
}

/** The person that a scenario has made. */
export interface ScenarioPerson {
  readonly accountId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly currency: PriceCurrency;
}

/** The subscription or quotation that a scenario is about, and the page that shows it. */
export interface ScenarioSubscription {
  readonly id: number;
  readonly path: string;
}

/** Makes what a scenario is about, beside the person and invoices. */
export type Arrange<Made = ScenarioSubscription> = (services: Services, person: ScenarioPerson) => Promise<Made>;
