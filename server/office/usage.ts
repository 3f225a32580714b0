import { vatMentions } from '../../domain/vat.ts';

/** The commands of the office, as they are listed. */
export const usage = `Commands for staff. They use the server's settings, with or without a running server:

  npm run office -- import FILE [--dry-run]    fills the database with a publisher: site, issuer, catalog, prices, bank
                                               accounts, countries, networks, legal pages (YAML or JSON, such as
                                               server/seed/demo.yaml). All or nothing; lists what changes
  npm run office -- export [FILE]              writes the publisher of the database as such a file, or prints it
  npm run office -- backup DIR                 copies the database into a new folder, while servers use it
  npm run office -- restore DIR [--replace]    fills an empty database from a copy, once its servers are stopped,
                                               and audits it; with --replace, deletes what it holds first
  npm run office -- mail list [--failed]       lists outgoing mail, or failed mail: refused by the mail server, or
                                               retried without success for four days
  npm run office -- mail NUMBER                shows one
  npm run office -- mail resend NUMBER         resends one that was not sent
  npm run office -- invoice issue --to EMAIL --amount 312.40 --from 2026-01-01 --until 2026-12-31
      [--currency EUR|USD|GBP] [--vat 2.1 | --no-vat ${vatMentions.join('|')}] [--label TEXT] [--locale fr|en]
                                               issues an invoice (amount before VAT, VAT in percent,
                                               or why there is none; first and last day of the service),
                                               sends its email, and prints a link that opens it
  npm run office -- invoice export NUMBER      prints the Factur-X XML of an invoice or a credit note
      [--pdf FILE]                             or writes its PDF (PDF/A-3), with the XML embedded
  npm run office -- invoice credit NUMBER (--amount 120.00 | --line 2 [--line 3]) --reason TEXT [--again]
                                               credits an amount including VAT, or lines; refunds what was paid for it;
                                               repeating amount and reason within a day requires --again
  npm run office -- invoice schedule NUMBER (--installment 2027-01-15=200.00 --installment 2027-02-15=111.50 … | --drop)
                                               sets up installments that add up to the total, or removes them while nothing
                                               is paid; resends the invoice
  npm run office -- rate import FILE           keeps the euro reference rates of the European Central Bank (its file
                                               eurofxref-daily.xml), for the VAT in euros of invoices in USD and GBP
  npm run office -- rate set --currency USD --rate 1.0843 --on 2026-11-27 [--source TEXT]
                                               keeps one
  npm run office -- invoice schedule NUMBER --pdf FILE
                                               writes the payment plan of an invoice as PDF
  npm run office -- chorus list                invoices of French public bodies, and credit notes of those that were deposited:
                                               those to deposit on Chorus Pro first, with the command that exports them
  npm run office -- chorus deposited NUMBER --reference TEXT
                                               records the deposit of an invoice and its number, and emails the buyer;
                                               or of a credit note, which the buyer already has
  npm run office -- chorus rejected NUMBER --reason TEXT
                                               records that Chorus Pro rejected it, and emails the buyer; it can be
                                               deposited again
  npm run office -- credit-note issue INVOICE --reason TEXT
                                               cancels an invoice, or what is left of it: issues a credit note,
                                               sends it, and prints a link that opens it
  npm run office -- quotation list             lists quotations
  npm run office -- quotation issue --to EMAIL --publications 11,16
      [--license professional|global|independent|media|morning] [--readers 5] [--months 3|6|12|24]
      [--currency EUR|USD|GBP] [--discount 10 | --prices 940,1040] [--note TEXT] [--days 30] [--locale fr|en]
                                               issues a quote (discount in percent off the list price, or a price
                                               before VAT for each publication) and emails it; the locale is that
                                               of a new account and of the note, which else has the account's
  npm run office -- quotation reissue REFERENCE [the same options, but --to]
                                               replaces it with a new offer, and emails it
  npm run office -- quotation export REFERENCE --pdf FILE
                                               writes its PDF
  npm run office -- quotation withdraw REFERENCE
  npm run office -- quotation hide REFERENCE   disables its shared links
  npm run office -- request list [--state pending|cancelled|accepted|automaticallyAccepted|rejected|partlyAccepted|all]
                                               lists change requests; by default, those awaiting a decision
  npm run office -- request show REFERENCE     shows one, line by line, with its history
  npm run office -- request accept REFERENCE [--reject 3,7 --reason TEXT | --reject '3=TEXT' …] [--by NAME]
      [--locale fr|en]
                                               accepts it, except for rejected lines; emails the person, and updates
                                               their open pages
  npm run office -- request reject REFERENCE --reason TEXT [--by NAME] [--locale fr|en]
                                               rejects all of it; request list and show also take --json
  npm run office -- deletion list              lists accounts to be deleted, and when
  npm run office -- contact list               lists people known only by an address, and their data; those kept apart
                                               can no longer be claimed by an account
  npm run office -- contact erase NUMBER       deletes one with all its data
  npm run office -- issuer show                shows who issues invoices, and where transfers go
  npm run office -- issuer set [--name NAME] [--legal-form SAS] [--capital '40 000 €'] [--siren NUMBER]
      [--register TOWN] [--vat NUMBER] [--address 'LINE | LINE | LINE']
                                               changes who issues from now on; issued documents stay the same
  npm run office -- issuer account --holder NAME --iban IBAN --bic BIC --bank NAME [--currency EUR|USD|GBP]
  npm run office -- order list                 lists orders with money still expected
  npm run office -- order show REFERENCE       shows what was received, what it paid, what is refunded, what is expected
  npm run office -- payment settle REFERENCE|NUMBER [--amount 312.40] [--currency EUR|USD|GBP] [--reference TEXT]
                                               records a bank transfer that arrived, with the reference of the
                                               payment or the number of an invoice; without an amount, all that
                                               is due. Too little: the rest is asked for. Too much: the rest is a
                                               refund to send. Another currency: a refund to decide about.
                                               Another amount is another transfer; of two of the same amount the
                                               bank's reference tells the second from the first. The same one
                                               again isn’t recorded, and ends with 1
  npm run office -- payment export REFERENCE --pdf FILE
                                               writes the PDF of its receipt
  npm run office -- payment fail REFERENCE|NUMBER
                                               records that it, or the rest of it, won’t arrive, and emails
                                               the buyer. Ends with 1 if nothing is expected
  npm run office -- refund list                lists refunds; those to act on first
  npm run office -- refund sent NUMBER --reference TEXT
                                               records that the bank has sent one, and emails the buyer
  npm run office -- refund return NUMBER       another currency: sends it back
  npm run office -- refund keep NUMBER --amount 295.00
                                               or counts it as this amount in the currency asked for
  npm run office -- dispute list               lists payments that buyers dispute with their bank; those to answer first
  npm run office -- audit [--days N]           compares the provider's ledger with the books: all, or the last N days;
                                               lists differences, and ends with 1 if there are any`;
