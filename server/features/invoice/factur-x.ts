/** An invoice or a credit note as Factur-X: XML of the profile EN 16931, with the fields of the French reform. */
import XMLBuilder from 'fast-xml-builder';
import type { PostalAddress } from '../../../domain/address.ts';
import { regionOf } from '../../../domain/address-lines.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Day } from '../../../domain/day.ts';
import type { BuyerFacts, InvoiceFacts, IssueFacts, ServicePeriod } from '../../../domain/invoice-facts.ts';
import { buyerSiren } from '../../../domain/invoice-facts.ts';
import { termsOfPayment } from '../../../domain/legal-mentions.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Money } from '../../../domain/money.ts';
import { money, sum } from '../../../domain/money.ts';
import { vatByRate } from '../../../domain/vat-by-rate.ts';
import type { MoneyMethod } from '../../../domain/payment.ts';
import type { VatMention } from '../../../domain/vat.ts';
import { vatMentionText } from '../../core/i18n/vat-mention.ts';
import { decimals, ONE, pricingOf } from './factur-x-price.ts';
import { mentionText } from './mention-texts.ts';

/** A document with everything that its file states. */
export interface FacturXDocument {
  readonly invoice: Invoice;
  readonly facts: InvoiceFacts;
  /** The day of the invoice that a credit note undoes. */
  readonly creditedOn: Day | null;
  readonly period: ServicePeriod | null;
  /** The payment, if the invoice was paid when it was issued. */
  readonly paidAtIssue: IssueFacts['payment'];
  readonly account: { readonly iban: string; readonly bic: string; readonly holder: string } | null;
  /** Electronic address of a buyer without a SIREN. */
  readonly email: string;
  readonly locale: Locale;
}

/** VAT categories of UNTDID 5305. */
const categories = { reverseCharge: 'AE', outsideUnion: 'O', notApplicable: 'E' } as const satisfies Record<
  VatMention,
  string
>;

/** Reasons of the code list VATEX; article 294 has none. */
const exemptionCodes = { reverseCharge: 'VATEX-EU-AE', outsideUnion: 'VATEX-EU-O', notApplicable: null } as const;

/** Codes of ISO 6523 and of electronic addresses. */
const SIREN = '0002';
const SIRET = '0009';
const DIRECTORY = '0225';
const EMAIL = 'EM';

/** UNTDID 4461. */
const paymentMeans = { card: '48', debit: '59', transfer: '30', wallet: '1' } as const satisfies Record<
  MoneyMethod,
  string
>;

/** VAT is due when the invoice is issued, or when it is paid (UNTDID 2475). */
const dueDates = { debits: '5', payment: '72' } as const;

const PROFILE = 'urn:cen.eu:en16931:2017';

const dateOf = (day: Day) => ({ 'udt:DateTimeString': { '@format': '102', '#text': day.replaceAll('-', '') } });

const periodOf = ({ startsOn, endsOn }: ServicePeriod) => ({
  'ram:StartDateTime': dateOf(startsOn),
  'ram:EndDateTime': dateOf(endsOn),
});

const identified = (id: string, scheme: string) => ({ '@schemeID': scheme, '#text': id });

const legalId = (siren: string | null) =>
  siren === null ? {} : { 'ram:SpecifiedLegalOrganization': { 'ram:ID': identified(siren, SIREN) } };

const electronicAddress = (id: string, scheme: string) => ({
  'ram:URIUniversalCommunication': { 'ram:URIID': identified(id, scheme) },
});

/** A buyer outside the tax is named without VAT numbers: the standard forbids them there (BR-O-02). */
const vatId = (number: string | null, mention: VatMention | null) =>
  number === null || mention === 'outsideUnion'
    ? {}
    : { 'ram:SpecifiedTaxRegistration': { 'ram:ID': identified(number, 'VA') } };

function addressOf({
  postcode,
  street,
  city,
  country,
  region = '',
}: { [Part in 'postcode' | 'city' | 'country']: string } & { street: readonly string[]; region?: string }) {
  const [one, two, ...others] = street;
  return {
    'ram:PostalTradeAddress': {
      ...(postcode !== '' && { 'ram:PostcodeCode': postcode }),
      ...(one !== undefined && { 'ram:LineOne': one }),
      ...(two !== undefined && { 'ram:LineTwo': two }),
      ...(others.length > 0 && { 'ram:LineThree': others.join(', ') }),
      ...(city !== '' && { 'ram:CityName': city }),
      'ram:CountryID': country,
      ...(region !== '' && { 'ram:CountrySubDivisionName': region }),
    },
  };
}

/** The publisher is in France: the line with five digits is postcode and town, and those before it are the street. */
function sellerAddress(lines: readonly string[]) {
  const place = lines.findIndex((line) => /^\d{5} /.test(line));
  const [, postcode = '', city = ''] = /^(\d{5}) (.+)$/.exec(lines[place] ?? '') ?? [];
  return addressOf({ country: 'FR', street: place < 0 ? lines : lines.slice(0, place), postcode, city });
}

function postalAddress(name: string, address: PostalAddress) {
  const { organisation, recipient, street, complement, postalCode: postcode, city, country } = address;
  const lines = [organisation, recipient, street, complement].filter((line) => line !== '' && line !== name);
  return addressOf({ country, street: lines, postcode, city, region: regionOf(address) });
}

function sellerOf({ invoice: { issuer, vatMention }, facts: { seller } }: FacturXDocument) {
  const { siren } = seller;
  const registration = issuer.address.filter((line) => !seller.address.includes(line)).join(', ');
  return {
    'ram:Name': issuer.name,
    ...(registration !== '' && { 'ram:Description': registration }),
    ...legalId(siren),
    ...sellerAddress(seller.address),
    ...(siren !== null && electronicAddress(siren, DIRECTORY)),
    ...vatId(issuer.vatNumber, vatMention),
  };
}

function buyerOf({ invoice: { payer, vatMention }, email }: FacturXDocument, buyer: BuyerFacts) {
  const siren = buyerSiren({ siret: buyer.siret, vatNumber: payer.vatNumber });
  return {
    ...(buyer.siret !== '' && { 'ram:GlobalID': identified(buyer.siret, SIRET) }),
    'ram:Name': payer.name,
    ...legalId(siren),
    ...postalAddress(payer.name, buyer.address),
    ...(siren === null ? electronicAddress(email, EMAIL) : electronicAddress(siren, DIRECTORY)),
    ...vatId(payer.vatNumber, vatMention),
  };
}

function shipToOf({ invoice: { payer } }: FacturXDocument, delivery: PostalAddress) {
  const name = delivery.organisation || delivery.recipient || payer.name;
  return { 'ram:Name': name, ...postalAddress(name, delivery) };
}

function bankOf({ iban, bic, holder }: NonNullable<FacturXDocument['account']>) {
  return {
    'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': iban, 'ram:AccountName': holder },
    'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': bic },
  };
}

/** Kind of sale of the reform: to a French business, to one abroad, to any other buyer. */
function saleOf({ invoice: { payer } }: FacturXDocument, buyer: BuyerFacts): string {
  if (buyerSiren({ siret: buyer.siret, vatNumber: payer.vatNumber }) !== null) return 'B2B';
  return payer.vatNumber !== null && buyer.address.country !== 'FR' ? 'B2BINT' : 'B2C';
}

function notesOf(document: FacturXDocument, buyer: BuyerFacts) {
  const { invoice, facts, locale } = document;
  const { latePayment, recoveryFee, discount } = termsOfPayment(facts);
  const terms = [
    { subject: 'PMD', content: mentionText(latePayment, locale) },
    { subject: 'PMT', content: mentionText(recoveryFee, locale) },
    { subject: 'AAB', content: mentionText(discount, locale) },
    { subject: 'BAR', content: saleOf(document, buyer) },
  ];
  const said = terms.map(({ content }) => content);
  const others = [...invoice.notes, ...invoice.legalMentions].filter((note) => !said.includes(note));
  return [...terms, ...others.map((content) => ({ subject: 'AAI', content }))].map(({ subject, content }) => ({
    'ram:Content': content,
    'ram:SubjectCode': subject,
  }));
}

const netAt = ({ lines, total: { currency } }: Invoice, rate: number) =>
  sum(
    lines.filter(({ vatRate }) => vatRate === rate).map(({ net }) => net),
    currency,
  );

/**
 * The document as elements of the Cross Industry Invoice (UN/CEFACT), in the order of its schema; attributes begin with
 * `@`, and a list is an element repeated.
 */
function crossIndustryInvoice(document: FacturXDocument, buyer: BuyerFacts) {
  const { invoice, facts, creditedOn, period, paidAtIssue, account } = document;
  const { currency } = invoice.total;
  const isCredit = invoice.kind === 'creditNote';
  const isPaid = paidAtIssue !== null && !isCredit;
  // The type says that it is a credit note: its amounts are positive.
  const amount = ({ minor }: Money) => decimals((isCredit ? -minor : minor) / 100);
  const category = (rate: number) => (rate > 0 || invoice.vatMention === null ? 'S' : categories[invoice.vatMention]);
  // What is outside the tax has no rate at all (BR-O-05).
  const percent = (rate: number) =>
    category(rate) === 'O' ? {} : { 'ram:RateApplicablePercent': decimals(rate / 100) };
  const means = isPaid ? paymentMeans[paidAtIssue.method] : paymentMeans.transfer;
  const isTransfer = means === paymentMeans.transfer;
  const listedAt = (index: number) => {
    const minor = facts.listed[index] ?? null;
    return minor === null ? null : money(minor, currency);
  };
  // The schema wants an element of delivery, and Peppol none without content (PEPPOL-EN16931-R008).
  const place = buyer.delivery ?? (period === null ? buyer.address : null);
  const order = buyer.engagementNumber || buyer.purchaseOrder;
  return {
    'rsm:ExchangedDocumentContext': {
      'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': isPaid ? 'S2' : 'S1' },
      'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': PROFILE },
    },
    'rsm:ExchangedDocument': {
      'ram:ID': invoice.reference,
      'ram:TypeCode': isCredit ? '381' : '380',
      'ram:IssueDateTime': dateOf(invoice.issuedOn),
      'ram:IncludedNote': notesOf(document, buyer),
    },
    'rsm:SupplyChainTradeTransaction': {
      'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map(({ label, quantity, net, vatRate }, index) => {
        const minor = isCredit ? -net.minor : net.minor;
        return {
          'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
          'ram:SpecifiedTradeProduct': { 'ram:Name': label },
          'ram:SpecifiedLineTradeAgreement': pricingOf({
            net: { ...net, minor: Math.abs(minor) },
            listed: listedAt(index),
            quantity,
          }),
          'ram:SpecifiedLineTradeDelivery': {
            'ram:BilledQuantity': { '@unitCode': ONE, '#text': String(minor < 0 ? -quantity : quantity) },
          },
          'ram:SpecifiedLineTradeSettlement': {
            'ram:ApplicableTradeTax': {
              'ram:TypeCode': 'VAT',
              'ram:CategoryCode': category(vatRate),
              ...percent(vatRate),
            },
            ...(period && { 'ram:BillingSpecifiedPeriod': periodOf(period) }),
            'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(net) },
          },
        };
      }),
      'ram:ApplicableHeaderTradeAgreement': {
        ...(buyer.serviceCode !== '' && { 'ram:BuyerReference': buyer.serviceCode }),
        'ram:SellerTradeParty': sellerOf(document),
        'ram:BuyerTradeParty': buyerOf(document, buyer),
        ...(order !== '' && { 'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': order } }),
      },
      'ram:ApplicableHeaderTradeDelivery': {
        ...(place && { 'ram:ShipToTradeParty': shipToOf(document, place) }),
        ...(period && {
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': dateOf(period.startsOn) },
        }),
      },
      'ram:ApplicableHeaderTradeSettlement': {
        'ram:PaymentReference': invoice.reference,
        ...(currency !== 'EUR' && { 'ram:TaxCurrencyCode': 'EUR' }),
        'ram:InvoiceCurrencyCode': currency,
        ...(!isCredit &&
          (!isTransfer || account !== null) && {
            'ram:SpecifiedTradeSettlementPaymentMeans': {
              'ram:TypeCode': means,
              ...(isTransfer && account !== null && bankOf(account)),
            },
          }),
        'ram:ApplicableTradeTax': vatByRate([invoice]).map(({ rate, amount: vat }) => ({
          'ram:CalculatedAmount': amount(vat),
          'ram:TypeCode': 'VAT',
          ...(rate === 0 &&
            invoice.vatMention !== null && {
              'ram:ExemptionReason': vatMentionText(invoice.vatMention, document.locale),
            }),
          'ram:BasisAmount': amount(netAt(invoice, rate)),
          'ram:CategoryCode': category(rate),
          ...(rate === 0 &&
            invoice.vatMention !== null &&
            exemptionCodes[invoice.vatMention] !== null && {
              'ram:ExemptionReasonCode': exemptionCodes[invoice.vatMention],
            }),
          ...(rate > 0 && {
            'ram:DueDateTypeCode': facts.seller.isVatOnDebits ? dueDates.debits : dueDates.payment,
          }),
          ...percent(rate),
        })),
        ...(period && { 'ram:BillingSpecifiedPeriod': periodOf(period) }),
        'ram:SpecifiedTradePaymentTerms': {
          'ram:DueDateDateTime': dateOf(invoice.dueOn),
        },
        'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
          'ram:LineTotalAmount': amount(invoice.net),
          'ram:TaxBasisTotalAmount': amount(invoice.net),
          'ram:TaxTotalAmount': [
            { '@currencyID': currency, '#text': amount(invoice.vat) },
            // Without tax, no rate of exchange is needed.
            ...(currency === 'EUR'
              ? []
              : [{ '@currencyID': 'EUR', '#text': amount(money(facts.euroVat?.minor ?? 0, 'EUR')) }]),
          ],
          'ram:GrandTotalAmount': amount(invoice.total),
          ...(isPaid && { 'ram:TotalPrepaidAmount': amount(invoice.total) }),
          'ram:DuePayableAmount': isPaid ? decimals(0) : amount(invoice.total),
        },
        ...(invoice.credits !== null &&
          creditedOn !== null && {
            'ram:InvoiceReferencedDocument': {
              'ram:IssuerAssignedID': invoice.credits,
              'ram:FormattedIssueDateTime': {
                'qdt:DateTimeString': { '@format': '102', '#text': creditedOn.replaceAll('-', '') },
              },
            },
          }),
      },
    },
  };
}

const namespaces = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** The XML of a document; `null` where the buyer’s address is unknown, or VAT in euros (BR-FR-CO-12). */
export function facturXml(document: FacturXDocument): string | null {
  const { invoice, facts } = document;
  const lacksEuros = invoice.total.currency !== 'EUR' && invoice.vat.minor !== 0 && facts.euroVat === null;
  if (facts.buyer === null || lacksEuros) return null;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': { ...namespaces, ...crossIndustryInvoice(document, facts.buyer) },
  });
}
