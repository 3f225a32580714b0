import type { ReactNode } from 'react';
import { useId } from 'react';
import { CopyButton } from '../form/copy-button.tsx';
import styles from './reference-box.module.css';

interface ReferenceBoxProps {
  readonly label: ReactNode;
  readonly value: string;
}

/** A reference that will be quoted elsewhere: large, selected as a whole, copied with one press. */
export function ReferenceBox({ label, value }: ReferenceBoxProps) {
  const id = useId();
  return (
    <div className={styles.box}>
      <p>
        <span className={styles.label}>{label}</span>
        <span id={id} className={styles.value} translate="no">
          {value}
        </span>
      </p>
      <CopyButton text={value} label={label} source={id} />
    </div>
  );
}
