import { expect, it } from 'vitest';
import { visitorCodec } from './visitor.ts';

const demande = {
  demandeIId: 7,
  referenceDemande: 'MOD-7',
  typeModif: 5,
  etatDemande: 'refusee',
  dateDemande: '2026-02-05T08:40:00Z',
};

/** The answer about the administrator of one licence whose last rejection is given. */
const answerWith = (dernierRefus: object) => ({
  utilisateur: {
    docIId: 1,
    lesAbonnementUtilisateur: [
      { aboIId: 2, listeBeneficiaires: [], licence: { nombreLecteurs: 2, fin: '2027-01-31', dernierRefus } },
    ],
  },
});

it.each([
  [
    'of its request',
    { demande: { ...demande, motif: 'Inconnue.', langueMotif: 'fr' }, motif: 'Inconnue.' },
    ['Inconnue.', 'fr'],
  ],
  ['next to its request, as releases before sent it', { demande, motif: 'Inconnue.' }, ['Inconnue.', null]],
  ['nowhere', { demande }, [null, null]],
])('reads the reason of a rejection %s', (_, dernierRefus, [reason, reasonLocale]) => {
  const subscriptions = [{ licence: { rejection: { id: 7, reason, reasonLocale } } }];
  expect(visitorCodec.decode(answerWith(dernierRefus))).toMatchObject({ account: { subscriptions } });
});
