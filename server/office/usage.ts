import { vatMentions } from '../../machines/domain/vat.ts';

/** The commands of the office, as they are listed. */
export const usage = `What staff do, on the data that the server's settings name, next to a running server or without one:

  npm run office -- import FILE [--dry-run]    fills the database with a publisher: site, issuer, catalogue, prices, bank
                                               accounts, countries, networks, legal pages (YAML or JSON, such as
                                               server/seed/demo.yaml). All of it or nothing; says what changes
  npm run office -- export [FILE]              writes the publisher of the database as such a file, or prints it
  npm run office -- backup DIR                 copies the database into a new folder, while servers use it
  npm run office -- restore DIR [--replace]    makes an empty database say what a copy says, once its servers are stopped,
                                               and audits it; with --replace, deletes what it holds first
  npm run office -- mail list [--failed]       lists outgoing mail, or what was given up: refused by the mail server, or
                                               tried in vain for four days
  npm run office -- mail NUMBER                shows one
  npm run office -- mail resend NUMBER         sends one again that was not sent
  npm run office -- invoice issue --to EMAIL --amount 312.40
      [--currency EUR|USD|GBP] [--vat 2.1 | --no-vat ${vatMentions.join('|')}] [--label TEXT] [--locale fr|en]
                                               issues an invoice (amount before VAT, VAT in per cent,
                                               or why there is none),
                                               sends its mail and prints a link that opens it
  npm run office -- invoice export NUMBER      prints the Factur-X XML of an invoice or a credit note
      [--pdf FILE]                             or writes its PDF (PDF/A-3), with the XML embedded
  npm run office -- invoice credit NUMBER (--amount 120.00 | --line 2 [--line 3]) --reason TEXT [--again]
                                               credits a part, an amount with VAT or lines; refunds what was paid for it;
                                               the same amount for the same reason only with --again, for a day
  npm run office -- invoice schedule NUMBER (--instalment 2027-01-15=200.00 --instalment 2027-02-15=111.50 … | --drop)
                                               agrees instalments, which pay the total, or takes them away while nothing
                                               is paid; sends the invoice again
  npm run office -- chorus list                invoices of French public bodies, and credit notes of those that were deposited:
                                               those to deposit on Chorus Pro first, with the command that exports them
  npm run office -- chorus deposited NUMBER --reference TEXT
                                               writes down the deposit of an invoice and its number, and tells the buyer;
                                               or of a credit note, which the buyer has already
  npm run office -- chorus rejected NUMBER --reason TEXT
                                               writes down that Chorus Pro rejected it, and tells the buyer; it can be
                                               deposited again
  npm run office -- credit-note issue INVOICE --reason TEXT
                                               undoes an invoice, or what is left of it: issues a credit note,
                                               sends it and prints a link that opens it
  npm run office -- quotation list             lists quotations
  npm run office -- quotation issue --to EMAIL --publications 11,16
      [--licence professional|global|independent|media|morning] [--readers 5] [--months 3|6|12|24]
      [--currency EUR|USD|GBP] [--discount 10 | --prices 940,1040] [--note TEXT] [--days 30] [--locale fr|en]
                                               makes an offer (discount in per cent off the list, or a price
                                               before VAT for each publication) and sends its mail
  npm run office -- quotation reissue REFERENCE [the same options, but --to and --locale]
                                               puts another offer in its place and sends it
  npm run office -- quotation export REFERENCE --pdf FILE
                                               writes its PDF
  npm run office -- quotation withdraw REFERENCE
  npm run office -- quotation hide REFERENCE   closes the links by which it is shown
  npm run office -- request list [--state pending|cancelled|accepted|automaticallyAccepted|rejected|partlyAccepted|all]
                                               requests for modifications; those that await a decision
  npm run office -- request show REFERENCE     what one asks for, line by line, and what has happened to it
  npm run office -- request accept REFERENCE [--reject 3,7 --reason TEXT | --reject '3=TEXT' …] [--by NAME]
      [--locale fr|en]
                                               accepts it, but for lines that are rejected; tells the person, and
                                               their open pages
  npm run office -- request reject REFERENCE --reason TEXT [--by NAME] [--locale fr|en]
                                               rejects all of it. request list and show take --json, too
  npm run office -- deletion list              accounts that are to be deleted, and when
  npm run office -- contact list               people known by an address only, and what is known of each; those kept apart
                                               can no longer be claimed by an account
  npm run office -- contact erase NUMBER       deletes one with all that is known of it
  npm run office -- issuer show                who issues invoices, and where transfers go
  npm run office -- issuer set [--name NAME] [--legal-form SAS] [--capital '40 000 €'] [--siren NUMBER]
      [--register TOWN] [--vat NUMBER] [--address 'LINE | LINE | LINE']
                                               who issues from now on; what is issued stays as it is
  npm run office -- issuer account --holder NAME --iban IBAN --bic BIC --bank NAME [--currency EUR|USD|GBP]
  npm run office -- order list                 orders of which money is still expected, with what is awaited
  npm run office -- order show REFERENCE       what came for one, what it paid, what goes back, what is awaited
  npm run office -- payment settle REFERENCE [--amount 312.40] [--currency EUR|USD|GBP] [--reference TEXT]
                                               writes down that a bank transfer came; without an amount, all that
                                               is due. Too little: the rest is asked for. Too much: the rest is a
                                               refund to send. Another currency: a refund to decide about.
                                               Another amount is another transfer; of two of the same amount the
                                               bank's reference tells the second from the first. The same one
                                               again is not booked, and ends with 1
  npm run office -- payment export REFERENCE --pdf FILE
                                               writes the PDF of its receipt
  npm run office -- payment fail REFERENCE     writes down that it, or what is left of it, will not come, and tells
                                               the buyer. Ends with 1 where nothing is awaited
  npm run office -- refund list                money to give back: what is to be done first
  npm run office -- refund sent NUMBER --reference TEXT
                                               writes down that the bank has sent one, and tells the buyer
  npm run office -- refund return NUMBER       another currency: it goes back
  npm run office -- refund keep NUMBER --amount 295.00
                                               or counts as so much of the currency that was asked for
  npm run office -- dispute list               payments that buyers dispute with their bank: those to answer first
  npm run office -- audit [--days N]           compares the provider's ledger with the books: all, or the last N days;
                                               names what is different, and ends with 1 where something is`;
