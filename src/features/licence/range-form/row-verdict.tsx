import { useLingui } from '@lingui/react/macro';
import { parseRange } from '../../../../machines/validation/rules/ip-range.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { AddressCount } from '../ranges/address-count.tsx';
import styles from './rows.module.css';
import { warningWords } from './warning-words.ts';

/** What is understood of a range as it is written: its canonical form, how many addresses it has, what is odd about it. */
export function RowVerdict({ text }: { readonly text: string }) {
  const { i18n } = useLingui();
  const verdict = parseRange(text);
  if (verdict.kind === 'invalid') return null;
  return (
    <div className={styles.verdict}>
      <p>
        <strong translate="no">{verdict.range}</strong> · <AddressCount figures={verdict.count} />
      </p>
      {verdict.warnings.map((warning) => (
        <p key={warning}>
          <Status kind="warning">{i18n._(warningWords[warning])}</Status>
        </p>
      ))}
    </div>
  );
}
