import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './action-menu.module.css';
import { classNames } from './class-names.ts';

interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Language of the label, if it is not that of the page. */
  readonly language?: string;
  /** A link. */
  readonly href?: string;
  /** An action. */
  readonly onAction?: () => void;
}

export interface ActionMenuProps {
  /** The button that opens it: it is placed under the button, and closing it returns focus there. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

/** An open menu of links and actions. */
export function ActionMenu({ trigger, label, entries, onClose }: ActionMenuProps) {
  return (
    <Popover
      className={classNames(styles.popover)}
      triggerRef={trigger}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {/* An opened menu has the focus (ARIA Authoring Practices). */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Menu aria-label={label} className={classNames(styles.menu)} onClose={onClose} autoFocus="first">
        {entries.map(({ id, label: text, language, href, onAction }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={text}
            className={classNames(styles.entry)}
            {...(href !== undefined && { href })}
            {...(onAction && { onAction })}
          >
            <span lang={language}>{text}</span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
