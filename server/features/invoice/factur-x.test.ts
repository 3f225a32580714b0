import { describe, expect, it } from 'vitest';
import { facturXDocument, facturXDocuments } from './factur-x.fixtures.ts';
import type { FacturXDocument } from './factur-x.ts';
import { facturXml } from './factur-x.ts';

function xmlOf(document: FacturXDocument): string {
  const xml = facturXml(document);
  if (xml === null) throw new Error('It has no electronic form');
  return xml;
}

/** The texts of all elements of a name, in their order. */
function textsOf(xml: string, name: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

/** The first element of a name, with what is in it. */
function elementOf(xml: string, name: string): string {
  const [element = ''] = new RegExp(`<ram:${name}>[^]*?</ram:${name}>`).exec(xml) ?? [];
  return element;
}

const amounts = ['LineTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'];

function totalsOf(xml: string): readonly string[] {
  const totals = elementOf(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  return amounts.flatMap((name) => textsOf(totals, name));
}

/** Tax by rate: basis, category, rate, amount. */
function taxesOf(xml: string): readonly string[] {
  const header = xml.slice(xml.indexOf('<ram:ApplicableHeaderTradeSettlement>'));
  return [...header.matchAll(/<ram:ApplicableTradeTax>[^]*?<\/ram:ApplicableTradeTax>/g)].map(([tax]) =>
    ['BasisAmount', 'CategoryCode', 'RateApplicablePercent', 'CalculatedAmount']
      .flatMap((name) => textsOf(tax, name))
      .join(' '),
  );
}

describe('the electronic form of an invoice', () => {
  it('has tax by rate on the base, and totals that add up', () => {
    const xml = xmlOf(facturXDocument('several rates in France'));
    expect(taxesOf(xml)).toEqual(['502.50 S 2.10 10.55', '3.33 S 20.00 0.67']);
    expect(totalsOf(xml)).toEqual(['505.83', '505.83', '11.22', '517.05', '517.05']);
    expect(textsOf(xml, 'TypeCode')[0]).toBe('380');
  });

  it('has both parties with their numbers', () => {
    const xml = xmlOf(facturXDocument('a French business'));
    const [seller, buyer] = ['SellerTradeParty', 'BuyerTradeParty'].map((name) => elementOf(xml, name));
    expect(seller).toContain('<ram:Name>Éditions des Lagunes SAS</ram:Name>');
    expect(seller).toContain('<ram:ID schemeID="0002">999888779</ram:ID>');
    expect(seller).toContain('<ram:ID schemeID="VA">FR34999888779</ram:ID>');
    expect(seller).toContain('<ram:PostcodeCode>75011</ram:PostcodeCode>');
    expect(buyer).toContain('<ram:Name>Institut des deux rives</ram:Name>');
    expect(buyer).toContain('<ram:ID schemeID="0002">999111222</ram:ID>');
    expect(buyer).toContain('<ram:URIID schemeID="0225">999111222</ram:URIID>');
    expect(textsOf(xml, 'Content')).toContain('B2B');
  });

  it('has the state of a buyer and of a delivery address, where their country has one', () => {
    const document = facturXDocument('another delivery address');
    const { buyer } = document.facts;
    if (!buyer?.delivery) throw new Error('There is no other delivery address');
    const inBoston = { country: 'US', city: 'Boston', region: 'MA' };
    const changed = { address: { ...buyer.address, region: 'MA' }, delivery: { ...buyer.delivery, ...inBoston } };
    const xml = xmlOf({ ...document, facts: { ...document.facts, buyer: { ...buyer, ...changed } } });
    const state = '<ram:CountryID>US</ram:CountryID><ram:CountrySubDivisionName>MA</ram:CountrySubDivisionName>';
    expect(elementOf(xml, 'ShipToTradeParty').replaceAll(/>\s+</g, '><')).toContain(state);
    expect(elementOf(xml, 'BuyerTradeParty')).not.toContain('CountrySubDivisionName');
  });

  it('has the fields of the French reform', () => {
    const xml = xmlOf(facturXDocument('several rates in France'));
    expect(elementOf(xml, 'BusinessProcessSpecifiedDocumentContextParameter')).toContain('>S1<');
    expect(textsOf(xml, 'DueDateTypeCode')).toEqual(['5', '5']);
    expect(textsOf(xml, 'SubjectCode')).toEqual(expect.arrayContaining(['PMD', 'PMT', 'AAB', 'BAR']));
    expect(textsOf(xmlOf(facturXDocument('VAT due on payment')), 'DueDateTypeCode')).toEqual(['72', '72']);
  });

  it.each(facturXDocuments)('has no empty element (PEPPOL-EN16931-R008): %s', (_, document) => {
    expect(xmlOf(document)).not.toMatch(/<([a-z]+:\w+)[^>]*(?:\/>|>\s*<\/\1>)/);
  });

  it('has what a public body needs', () => {
    const xml = xmlOf(facturXDocument('a public body'));
    expect(elementOf(xml, 'BuyerTradeParty')).toContain('<ram:GlobalID schemeID="0009">21690123100011</ram:GlobalID>');
    expect(textsOf(xml, 'BuyerReference')).toEqual(['ACHATS']);
    expect(elementOf(xml, 'BuyerOrderReferencedDocument')).toContain('EJ-4471');
  });

  it('has a public body pay late by the public procurement code', () => {
    const notes = textsOf(xmlOf(facturXDocument('a public body')), 'Content').join('\n');
    expect(notes).toContain('R2192-31');
    expect(notes).toContain('D2192-35');
    expect(notes).not.toMatch(/L441-10|12\.5/);
  });

  it('has the list price and the discount of each line, of the quantity of its net price', () => {
    const xml = xmlOf(facturXDocument('a discount'));
    const prices = [...xml.matchAll(/<ram:SpecifiedLineTradeAgreement>[^]*?<\/ram:SpecifiedLineTradeAgreement>/g)].map(
      ([agreement]) =>
        [...textsOf(agreement, 'ChargeAmount'), ...textsOf(agreement, 'ActualAmount')].join(' ') +
        ` of ${textsOf(agreement, 'BasisQuantity').join(' ')}`,
    );
    expect(prices).toEqual([
      '186.11 167.50 18.61 of ',
      '167.50 of ',
      '200.00 167.50 32.50 of 3 3',
      '3.50 3.33 0.17 of 7 7',
    ]);
  });

  it.each([
    ['a Belgian business', '505.83 AE 0.00 0.00', 'VATEX-EU-AE', 'Reverse charge'],
    ['a Nigerian client', '505.83 O 0.00', 'VATEX-EU-O', 'article 259-1'],
    ['Guiana', '505.83 E 0.00 0.00', undefined, 'article 294'],
  ] as const)('says why no tax is charged: %s', (name, tax, code, reason) => {
    const xml = xmlOf(facturXDocument(name));
    expect(taxesOf(xml)).toEqual([tax]);
    expect(textsOf(xml, 'ExemptionReasonCode')).toEqual(code ? [code] : []);
    expect(textsOf(xml, 'ExemptionReason')[0]).toContain(reason);
    // The standard forbids VAT numbers only outside the tax.
    expect(xml.includes('schemeID="VA"')).toBe(name !== 'a Nigerian client');
  });

  it('has its tax in euros, too, in another currency', () => {
    const xml = xmlOf(facturXDocument('a Nigerian client, in dollars'));
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="USD">0.00</ram:TaxTotalAmount>');
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">0.00</ram:TaxTotalAmount>');
  });

  it('has the tax of a French buyer in euros, in another currency', () => {
    const xml = xmlOf(facturXDocument('a French client, in dollars'));
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="USD">11.22</ram:TaxTotalAmount>');
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">10.35</ram:TaxTotalAmount>');
  });

  it('is paid where the invoice was issued by its payment', () => {
    const xml = xmlOf(facturXDocument('paid by card'));
    expect(elementOf(xml, 'BusinessProcessSpecifiedDocumentContextParameter')).toContain('>S2<');
    expect(textsOf(xml, 'TotalPrepaidAmount')).toEqual(['517.05']);
    expect(textsOf(xml, 'DuePayableAmount')).toEqual(['0.00']);
    expect(elementOf(xml, 'DueDateDateTime')).toContain('>20261127<');
    expect(elementOf(xml, 'BillingSpecifiedPeriod')).toContain('20261127');
  });

  it('names the delivery address and the exact price of a quantity', () => {
    const xml = xmlOf(facturXDocument('another delivery address'));
    expect(elementOf(xml, 'ShipToTradeParty')).toContain('<ram:CityName>Marseille</ram:CityName>');
    expect(xml).toContain('<ram:BasisQuantity unitCode="C62">3</ram:BasisQuantity>');
    expect(textsOf(xml, 'BilledQuantity')).toEqual(['1', '1', '3', '7']);
  });

  it('escapes names', () => {
    const xml = xmlOf(facturXDocument('several rates in France'));
    expect(xml).toContain('<ram:Name>Le Courrier &amp; Cie &lt;hebdo&gt;</ram:Name>');
  });

  it('does not exist without the buyer’s address, or where its tax has no amount in euros', () => {
    const { facts, ...document } = facturXDocument('several rates in France');
    expect(facturXml({ ...document, facts: { ...facts, buyer: null } })).toBeNull();
    const { invoice } = document;
    const inDollars = { ...invoice, total: { ...invoice.total, currency: 'USD' as const } };
    expect(facturXml({ ...document, facts, invoice: inDollars })).toBeNull();
  });
});

describe('the electronic form of a credit note', () => {
  it('has positive amounts, and names its invoice with the date', () => {
    const xml = xmlOf(facturXDocument('a credit note'));
    expect(textsOf(xml, 'TypeCode')[0]).toBe('381');
    expect(totalsOf(xml)).toEqual(['505.83', '505.83', '11.22', '517.05', '517.05']);
    expect(elementOf(xml, 'InvoiceReferencedDocument')).toContain('FA-2026-0413');
    expect(elementOf(xml, 'InvoiceReferencedDocument')).toContain('20261102');
    expect(xml).not.toContain('SpecifiedTradeSettlementPaymentMeans');
  });

  it('may be for a part', () => {
    const xml = xmlOf(facturXDocument('a credit note for a part'));
    expect(totalsOf(xml)).toEqual(['50.25', '50.25', '1.06', '51.31', '51.31']);
  });
});

it.each(facturXDocuments)('has no negative amount and no empty text: %s', (_, document) => {
  const xml = xmlOf(document);
  expect(xml).not.toMatch(/>-|undefined|NaN|\[object/);
  expect(xml.match(/<ram:(?!ApplicableHeaderTradeDelivery)(\w+)[^>]*><\/ram:\1>/g)).toBeNull();
});
