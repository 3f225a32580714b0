import { isVatNumber, withVatPrefix } from '../../../validation/rules/vat-number.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { texts } from '../../core/rpc/texts.ts';

/**
 * A typed VAT number with the prefix of its country; `null` without one. Throws a 422 `CallFailure` at the wire’s field where form or
 * check digits are wrong.
 */
export function typedVatNumber(typed: string | null, country: string, wire: string): string | null {
  const number = withVatPrefix(typed ?? '', country);
  if (number === '' || isVatNumber(number)) return number || null;
  const issue = { field: 'vatNumber', issue: { code: 'vatNumber' } } as const;
  throw new CallFailure(422, texts.incomplete, { fields: new Map([[wire, issue]]) });
}
