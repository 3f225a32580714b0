import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  /** The name of the button that expands the content. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Optional content behind a button. The browser's search finds it while it is collapsed, and expands it. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <AriaDisclosure className={classNames(styles.disclosure)}>
      <Button slot="trigger" className={classNames(styles.title)}>
        <Icon name="unfold" className={styles.icon} />
        <span>{title}</span>
      </Button>
      <DisclosurePanel className="">
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
