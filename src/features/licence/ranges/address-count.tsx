import { useLingui, Trans } from '@lingui/react/macro';
import { formatCount } from '../../../i18n/format.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `2⁸⁰` for a power of two that has more figures than people read; else `null`. */
function powerOfTwo(figures: string): string | null {
  const bits = BigInt(figures).toString(2);
  if (figures.length < 13 || !/^10+$/.test(bits)) return null;
  return `2${[...String(bits.length - 1)].map((figure) => raised[Number(figure)]).join('')}`;
}

/** A number of addresses. @param figures Decimal digits: the number may exceed the safe integers. */
export function AddressCount({ figures }: { readonly figures: string }) {
  const { i18n } = useLingui();
  const count = powerOfTwo(figures) ?? formatCount(figures, i18n);
  return figures === '1' ? <Trans>1 address</Trans> : <Trans>{count} addresses</Trans>;
}
