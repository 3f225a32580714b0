"""A back end of the subscription desk in Python's standard library: the ten calls of docs/guides/write-a-back-end.md.

    python3 examples/back-end/server.py [PORT]

One account, kept in memory: amina@example.org, password "three boats".
"""

import json
import re
import secrets
import sys
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

EMAIL, PASSWORD = "amina@example.org", "three boats"

USER = {
    "docIId": 120045,
    "nom": "CROIX",
    "prenom": "Amina",
    "civilite": 2,
    "email": EMAIL,
    "emailVerifie": True,
    "compteValide": True,
    "lesAbonnementUtilisateur": [{"aboIId": 88012, "listeBeneficiaires": []}],
}

SITE = {
    "siteWebCourant": {
        "code": "GLF",
        "nom": "The River Letter",
        "email": "desk@example.org",
        "telephone": "+33 1 99 00 12 34",
        "publications": [{"pubSId": 11, "titre": "The River Letter", "nature": "presse"}],
    },
    "urlSite": "https://www.example.org/",
    "listePays": {"33": "FR", "221": "SN"},
}

SUBSCRIPTION = {
    "aboIId": 88012,
    "reference": "ABO-7KQ2",
    "statut": "enCours",
    "typeAbonnement": "normal",
    "natureCommande": "nouveau",
    "typeLicence": "professionnelle",
    "nombreLecteurs": 1,
    "dureeMois": 12,
    "debut": "2026-02-04",
    "fin": "2027-02-03",
    "publications": ["The River Letter"],
    "aPayer": False,
    "suivi": False,
}

# Amounts are whole cents: 94000 is €940.00; a rate of 210 is 2.1 %.
INVOICE = {
    "factureIId": 5012,
    "reference": "FA-2026-0412",
    "dateFacture": "2026-11-05",
    "dateEcheance": "2027-01-04",
    "statutPaiement": 1,
    "emetteur": {"nom": "River Publishing", "adresse": ["12 rue des Imprimeurs", "75011 Paris"]},
    "payeur": {"nom": "Amina Croix", "adresse": ["3 quai des Brumes", "69002 Lyon"]},
    "devise": "EUR",
    "lignes": [
        {"libelle": "The River Letter, one year", "quantite": 1, "montantHT": 94000, "tauxTVA": 210, "montantTVA": 1974}
    ],
    "montantHT": 94000,
    "montantTVA": 1974,
    "montantTTC": 95974,
}

ARTICLE = {
    "artIId": 90311,
    "titre": "The dry port of Bamana changes hands",
    "langue": "en",
    "typeDocument": "article",
    "datePublication": "2026-11-12",
}

NEWSLETTERS = {
    "newsletterServices": [
        {
            "pubSId": 11,
            "titre": "The River Letter",
            "sommaire": {"frequence": "hebdomadaire", "check": True},
            "rubriques": [],
        }
    ],
    "newsletterAutresServices": [],
}

sessions = set()


class Refusal(Exception):
    """An answer without success: a status, and words for the person."""

    def __init__(self, status, words):
        super().__init__(words)
        self.status = status


class Desk(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def user(self):
        if "invoiceToken=" in self.path:
            raise Refusal(200, "This link does not open an invoice.")
        return {"utilisateur": USER if self.session() in sessions else None}

    def sign_in(self):
        if (self.body.get("email"), self.body.get("motDePasse")) != (EMAIL, PASSWORD):
            raise Refusal(200, "This email address and password do not match.")
        token = secrets.token_urlsafe()
        sessions.add(token)
        self.cookie = f"session={token}; Path=/; HttpOnly; SameSite=Lax"
        return {"utilisateur": USER}

    def sign_out(self):
        sessions.discard(self.session())
        self.cookie = "session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"

    def invoices(self):
        # The same path asks for one payment or order; there are none here.
        if "referencePaiement" in self.body or "cleIdempotence" in self.body:
            raise Refusal(404, "There is no such payment.")
        return {"factures": [INVOICE]}

    def signed_in(self, answer):
        if self.session() not in sessions:
            raise Refusal(401, "Sign in first.")
        return answer(self)

    CALLS = {
        "GET infossiteweb": lambda self: SITE,
        "GET user": user,
        "POST login/login": sign_in,
        "POST login/logout": sign_out,
        "GET user/reset": user,
        "POST subscriptions/all": lambda self: self.signed_in(lambda _: {"abonnements": [SUBSCRIPTION]}),
        "POST subscriptions/invoice/read": lambda self: self.signed_in(Desk.invoices),
        "GET articles/last": lambda self: {"articles": [ARTICLE]},
        "GET servicesemail": lambda self: self.signed_in(lambda _: NEWSLETTERS),
        "GET user/adresse": lambda self: self.signed_in(lambda _: {"listeAdresses": [], "indexSelection": None}),
    }

    def session(self):
        morsel = SimpleCookie(self.headers.get("Cookie", "")).get("session")
        return morsel and morsel.value

    def answer(self):
        """Answers every call in the envelope, whatever its language prefix."""
        self.cookie = None
        name = re.sub(r"^/(?:(?:fr|en)/)?ajax/", "", self.path.split("?")[0])
        status, envelope = 200, {"isSuccess": True, "feedback": None, "data": None}
        try:
            content = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            self.body = json.loads(content or b"{}")
            call = self.CALLS.get(f"{self.command} {name}")
            if call is None:
                raise Refusal(404, "This service does not answer this call yet.")
            envelope["data"] = call(self)
        except Refusal as refusal:
            status = refusal.status
            envelope.update(isSuccess=False, feedback=str(refusal))
        content = json.dumps(envelope).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        if self.cookie:
            self.send_header("Set-Cookie", self.cookie)
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = answer

    def log_message(self, *_):
        """Keeps the terminal quiet."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8000), Desk)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
