/** The ten calls of docs/guides/write-a-back-end.md on `node:http`: no code of ours, only the names of specification and guide. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';

/** The only account. */
export const tenCallAccount = { email: 'amina@example.org', password: 'three boats' } as const;

const user = {
  docIId: 120_045,
  nom: 'CROIX',
  prenom: 'Amina',
  civilite: 2,
  email: tenCallAccount.email,
  emailVerifie: true,
  compteValide: true,
  lesAbonnementUtilisateur: [{ aboIId: 88_012, listeBeneficiaires: [] }],
};

const site = {
  siteWebCourant: {
    code: 'GLF',
    nom: 'The River Letter',
    email: 'desk@example.org',
    publications: [{ pubSId: 11, titre: 'The River Letter', nature: 'presse' }],
  },
  urlSite: 'https://www.example.org/',
  listePays: { 33: 'FR', 221: 'SN' },
};

const subscription = {
  aboIId: 88_012,
  reference: 'ABO-7KQ2',
  statut: 'enCours',
  typeAbonnement: 'normal',
  natureCommande: 'nouveau',
  typeLicence: 'professionnelle',
  nombreLecteurs: 1,
  dureeMois: 12,
  debut: '2026-02-04',
  fin: '2027-02-03',
  publications: ['The River Letter'],
  aPayer: false,
  suivi: false,
};

const invoice = {
  factureIId: 5012,
  reference: 'FA-2026-0412',
  dateFacture: '2026-11-05',
  dateEcheance: '2027-01-04',
  statutPaiement: 1,
  emetteur: { nom: 'River Publishing', adresse: ['12 rue des Imprimeurs', '75011 Paris'] },
  payeur: { nom: 'Amina Croix', adresse: ['3 quai des Brumes', '69002 Lyon'] },
  devise: 'EUR',
  lignes: [{ libelle: 'The River Letter, one year', quantite: 1, montantHT: 94_000, tauxTVA: 210, montantTVA: 1_974 }],
  montantHT: 94_000,
  montantTVA: 1_974,
  montantTTC: 95_974,
};

const newsletters = {
  newsletterServices: [
    { pubSId: 11, titre: 'The River Letter', sommaire: { frequence: 'hebdomadaire', check: true }, rubriques: [] },
  ],
  newsletterAutresServices: [],
};

const article = {
  artIId: 90_311,
  titre: 'The dry port of Bamana changes hands',
  langue: 'en',
  typeDocument: 'article',
  datePublication: '2026-11-12',
};

interface Answer {
  readonly status?: number;
  readonly data?: unknown;
  /** Words of a refusal. */
  readonly refusal?: string;
  readonly cookie?: string;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** The server, not listening yet. */
export function tenCallBackEnd(): Server {
  const sessions = new Set<string>();

  function answerTo(call: string, search: string, session: string, body: string): Answer {
    const isSignedIn = sessions.has(session);
    const forSignedIn = (data: unknown): Answer => (isSignedIn ? { data } : { status: 401, refusal: 'Sign in first.' });
    switch (call) {
      case 'GET infossiteweb':
        return { data: site };
      case 'GET user':
      case 'GET user/reset':
        if (search.includes('invoiceToken=')) return { refusal: 'This link does not open an invoice.' };
        return { data: { utilisateur: isSignedIn ? user : null } };
      case 'POST login/login': {
        if (!body.includes(`"${tenCallAccount.email}"`) || !body.includes(`"${tenCallAccount.password}"`))
          return { refusal: 'This email address and password do not match.' };
        const opened = randomUUID();
        sessions.add(opened);
        return { data: { utilisateur: user }, cookie: `session=${opened}; Path=/; HttpOnly; SameSite=Lax` };
      }
      case 'POST login/logout':
        sessions.delete(session);
        return { data: null, cookie: 'session=; Path=/; HttpOnly; Max-Age=0' };
      case 'POST subscriptions/all':
        return forSignedIn({ abonnements: [subscription] });
      case 'POST subscriptions/invoice/read':
        if (body !== '{}') return { status: 404, refusal: 'There is no such payment.' };
        return forSignedIn({ factures: [invoice] });
      case 'GET articles/last':
        return { data: { articles: [article] } };
      case 'GET servicesemail':
        return forSignedIn(newsletters);
      case 'GET user/adresse':
        return forSignedIn({ listeAdresses: [], indexSelection: null });
      default:
        return { status: 404, refusal: 'This service does not answer this call yet.' };
    }
  }

  return createServer((request, response) => {
    void (async () => {
      const body = await textOf(request);
      const [path = '', search = ''] = (request.url ?? '').split('?');
      const call = `${request.method} ${path.replace(/^\/(?:(?:fr|en)\/)?ajax\//, '')}`;
      const session = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
      const { status = 200, data = null, refusal, cookie } = answerTo(call, search, session, body);
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        ...(cookie !== undefined && { 'set-cookie': cookie }),
      });
      response.end(JSON.stringify({ isSuccess: refusal === undefined, feedback: refusal ?? null, data }));
    })();
  });
}
