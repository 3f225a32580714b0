import type { PostalAddress } from '../../machines/domain/address.ts';
import type { NewRenewal } from '../features/subscription/create-renewal.ts';

/** A demo person's renewals, and their billing addresses. */
export interface Renewing {
  /** The first is the selected one. */
  readonly addresses: readonly PostalAddress[];
  readonly renewals: readonly NewRenewal[];
}

export const camilleRenews: Renewing = {
  addresses: [
    {
      organisation: 'Cabinet Delaunay & Associés',
      recipient: 'Camille Delaunay-Mbaye',
      street: '8, quai des Brumes',
      complement: '',
      postalCode: '69002',
      city: 'Lyon',
      country: 'FR',
    },
    {
      organisation: '',
      recipient: 'Camille Delaunay-Mbaye',
      street: '3, montée des Cordiers',
      complement: 'Bâtiment B',
      postalCode: '69005',
      city: 'Lyon',
      country: 'FR',
    },
  ],
  renewals: [
    // The wallet covers it: 108 credits.
    {
      licence: 'professional',
      readers: 1,
      months: 3,
      currency: 'EUR',
      lines: [{ publicationId: 17, net: 9000 }],
    },
    {
      licence: 'professional',
      readers: 1,
      months: 12,
      currency: 'EUR',
      lines: [{ publicationId: 11, net: 94_000 }],
    },
  ],
};

export const thandiRenews: Renewing = {
  addresses: [
    {
      organisation: 'Okafor Reed Advisory Ltd',
      recipient: 'Thandi Okafor-Reed',
      street: '21 Marula Road',
      complement: '',
      postalCode: '00100',
      city: 'Nairobi',
      country: 'KE',
    },
  ],
  renewals: [
    {
      licence: 'professional',
      readers: 1,
      months: 12,
      currency: 'USD',
      lines: [{ publicationId: 15, net: 78_500 }],
    },
  ],
};
