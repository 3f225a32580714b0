import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';
import { PressEffectContext } from './press-effect.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface CopyButtonProps {
  /** The copied text. */
  readonly text: string;
  /** Names the text, for the accessible name: a page can have several such buttons. */
  readonly label: ReactNode;
  /** `id` of the element with the text: it is selected where the browser refuses access to the clipboard. */
  readonly source: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, label, source }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'selected' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      const element = document.getElementById(source);
      if (element) window.getSelection()?.selectAllChildren(element);
      setResult('selected');
    }
  };
  return (
    <span className={styles.copy}>
      <span role="status" className={styles.confirmation}>
        {result === 'copied' && <Trans>Copied</Trans>}
        {result === 'selected' && <Trans>Selected: copy it with your keyboard</Trans>}
      </span>
      {/* Safari lets a page write to the clipboard only within the event of a press. */}
      <PressEffectContext value={null}>
        <Button variant="quiet" icon="copy" onPress={() => void copy()}>
          <span>
            <Trans>Copy</Trans>
            <VisuallyHidden as="span"> {label}</VisuallyHidden>
          </span>
        </Button>
      </PressEffectContext>
    </span>
  );
}
