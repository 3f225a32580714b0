/** A back end that sends only the specification's fields (§3); calls without listed fields get an empty answer. */
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';

/** The user, with the fields of specification §3. */
const user = {
  docIId: 120_045,
  nom: 'de la CROIX',
  prenom: 'Amina',
  civilite: 2,
  email: 'amina.delacroix@example.fr',
  emailVerifie: true,
  compteValide: true,
  porteMonnaie: { etat: 1, montant: 42, soldeAvantMigration: 12, cumulReelAvantMigration: 150 },
  lesAbonnementUtilisateur: [
    {
      aboIId: 88_012,
      listeBeneficiaires: [{ docIId: 120_046 }, { docIId: 120_047, demandeModification: { typeModif: 6 } }],
    },
  ],
};

/** The site, with the fields of specification §3. */
const site = {
  siteWebCourant: 'GLF',
  plateformeWeb: 'web',
  social: [],
  urlSite: 'https://www.example.fr/',
  urlSiteAutreLangue: 'https://www.example.org/',
  demandeId: null,
  listArticles: [],
  listePays: { 33: 'FR', 221: 'SN' },
  listePrix: [],
};

const answers: Readonly<Record<string, unknown>> = {
  'GET user': user,
  'GET user/reset': user,
  'POST login/login': user,
  'GET infossiteweb': site,
  'GET user/adresse': { listeAdresses: [] },
  'GET servicesemail': { newsletterServices: [], newsletterAutresServices: [] },
};

/** The back end, not listening yet. */
export function minimalBackEnd(): FastifyInstance {
  const app = fastify();
  app.all('/*', async ({ method, url }) => {
    const call = /^(?:\/(?:fr|en))?\/ajax\/([^?]*)/.exec(url)?.[1] ?? '';
    return { isSuccess: true, feedback: null, data: answers[`${method} ${call}`] ?? {} };
  });
  return app;
}
