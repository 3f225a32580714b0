import { Trans } from '@lingui/react/macro';
import type { DragEvent, ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** Also the `id` of the input. */
  readonly name: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Kinds of files that are offered, as in HTML; any can be dropped. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** Result for the last file, in one sentence: it is announced. */
  readonly outcome?: ReactNode;
  /** Alternative input of the same data: a text field. */
  readonly children: ReactNode;
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Takes a file that is dropped anywhere on it or chosen by a native field; `children` is the input to type instead.
 */
export function FileDrop({ name, label, help, accept, onFile, outcome, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!hasFile(event)) return;
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children}
      <div className={styles.choice}>
        <label id={`${name}-label`} className={styles.label} htmlFor={name}>
          {label}
        </label>
        {help !== undefined && (
          <span id={`${name}-help`} className={styles.help}>
            {help}
          </span>
        )}
        <span className={styles.picker}>
          <input
            id={name}
            type="file"
            aria-labelledby={`${name}-label ${name}-act`}
            className={styles.input}
            accept={accept}
            {...(help !== undefined && { 'aria-describedby': `${name}-help` })}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file may be chosen again after it was corrected.
              target.value = '';
              if (file) onFile(file);
            }}
          />
          {/* The browser’s own button speaks the browser’s language. */}
          <span id={`${name}-act`} className={styles.act}>
            <Trans>Choose a file</Trans>
          </span>
        </span>
        <p role="status" className={styles.help}>
          {outcome}
        </p>
      </div>
    </div>
  );
}
