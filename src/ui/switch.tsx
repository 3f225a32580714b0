import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './switch.module.css';

interface SwitchProps {
  /** What is on or off; the same words in both cases. */
  readonly children: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The change is on its way. The switch takes the next one all the same. */
  readonly isPending?: boolean;
  /** Id of what explains the switch. */
  readonly describedBy?: string;
}

/** Something that is on or off at once, without a button to confirm it. */
export function Switch({ children, isOn, onChange, isPending = false, describedBy }: SwitchProps) {
  return (
    <AriaSwitch
      className={classNames(styles.switch, isPending && styles.pending)}
      isSelected={isOn}
      onChange={onChange}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
    >
      <span className={styles.track}>
        <span className={styles.knob}>
          <Icon name={isOn ? 'check' : 'close'} className={styles.mark} />
        </span>
      </span>
      <span className={styles.label}>{children}</span>
    </AriaSwitch>
  );
}
