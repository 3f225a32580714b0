import type { SubscriptionName } from '../../../../domain/licence.ts';
import { Facts } from '../../../ui/text/facts.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ParsedRange } from '../../../../validation/rules/ip-range.ts';
import { parseRange } from '../../../../validation/rules/ip-range.ts';
import { SubscriptionNumberText } from '../../shared/subscription-number.tsx';
import styles from './range-texts.module.css';
import { formatCount } from '../../../i18n/format.ts';

/** Publications and reference of a licence. */
export function LicenceName({ subscription }: { readonly subscription: SubscriptionName | null }) {
  return (
    subscription && (
      <p className={styles.licence}>
        <Facts>
          <span translate="no">{subscription.publications.join(', ')}</span>
          <SubscriptionNumberText of={subscription} />
        </Facts>
      </p>
    )
  );
}

/** Most figures that people read as a number. */
const READABLE_FIGURES = 12;

/** Size of a range: its number of addresses, or of a large IPv6 network its prefix. */
export function RangeSize({ range: { range, count: figures } }: { readonly range: ParsedRange }) {
  const { i18n } = useLingui();
  const prefix = range.split('/')[1];
  if (figures === '1') return <Trans>1 address</Trans>;
  if (figures.length > READABLE_FIGURES) {
    return prefix === undefined ? <Trans>IPv6 range</Trans> : <Trans>/{prefix} network</Trans>;
  }
  const count = formatCount(figures, i18n);
  return <Trans>{count} addresses</Trans>;
}

/** Size of several ranges: IPv4 addresses, and IPv6 ranges, whose addresses are too many to count. */
export function RangesSize({ ranges }: { readonly ranges: readonly string[] }) {
  const { i18n } = useLingui();
  const parsed = ranges.map(parseRange).filter((verdict) => verdict.kind === 'valid');
  const [four, six] = [4, 6].map((version) => parsed.filter((each) => each.version === version));
  const figures = String((four ?? []).reduce((total, { count }) => total + BigInt(count), 0n));
  const count = formatCount(figures, i18n);
  const addresses = figures === '1' ? <Trans>1 IPv4 address</Trans> : <Trans>{count} IPv4 addresses</Trans>;
  const networks = six && six.length > 0 && (
    <Plural value={six.length} one={'#\u00A0IPv6\u00A0range'} other={'#\u00A0IPv6\u00A0ranges'} />
  );
  if (!networks) return addresses;
  if (figures === '0') return networks;
  return (
    <Trans>
      {addresses} and {networks}
    </Trans>
  );
}
