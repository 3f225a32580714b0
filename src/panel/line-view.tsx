import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Fragment, useContext, useId, createContext } from 'react';
import type { FollowedLine } from '../../machines/engine/model/follow.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { storyUrlOf } from '../../scripts/charts/story-url.ts';
import { CopyButton } from '../ui/form/copy-button.tsx';
import { ExternalLink } from '../ui/layout/external-link.tsx';
import { Icon } from '../ui/layout/icon.tsx';
import type { Standing } from './configurations.ts';
import styles from './panel.module.css';

/** Address of Storybook, without a final slash: a setting of the deployment. */
export const StorybookAddress = createContext('http://localhost:6006');

interface TokensProps {
  readonly id: string;
  readonly tokens: readonly string[];
  /** Index of the first token that differs from what happened. */
  readonly since: number;
}

/** A replay line to copy: its text content is exactly the line. */
function Tokens({ id, tokens, since }: TokensProps) {
  return (
    <p id={id} className={styles.line} translate="no">
      {tokens.map((token, index) => (
        // A token may occur several times: its index is its key.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && ' > '}
          <span className={index >= since ? styles.other : undefined}>{token}</span>
        </Fragment>
      ))}
    </p>
  );
}

interface CopiedLineProps {
  readonly chart: Chart;
  /** Names the line, for its copy button. */
  readonly label: ReactNode;
  readonly tokens: readonly string[];
  readonly since?: number;
}

/** A line with its actions. */
function CopiedLine({ chart, label, tokens, since = Infinity }: CopiedLineProps) {
  const id = useId();
  const line = tokens.join(' > ');
  const storybook = useContext(StorybookAddress);
  return (
    <>
      <Tokens id={id} tokens={tokens} since={since} />
      <div className={styles.actions}>
        <CopyButton text={line} source={id} label={label} />
        <ExternalLink href={storyUrlOf(chart, line, storybook)} isNewTab>
          <Trans>Open as a story</Trans>
        </ExternalLink>
      </div>
    </>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <Icon name="warning" /> <span>{children}</span>
    </p>
  );
}

interface LineViewProps {
  readonly chart: Chart;
  readonly line: FollowedLine;
  readonly standing: Standing | null;
}

/**
 * The replay line so far; where it differs from what happened, a note says so and shows a line to the same
 * configuration.
 */
export function LineView({ chart, line, standing }: LineViewProps) {
  const { tokens, differs, since, untold } = line;
  const isTrue = differs.length === 0 && untold === null && tokens.length > 0;
  return (
    <div className={styles.lines}>
      <h3 className={styles.subheading}>
        <Trans>Replay line so far</Trans>
      </h3>
      {tokens.length === 0 ? (
        <Warning>
          <Trans>No sample begins as this visit did, so there is no line for it.</Trans>
        </Warning>
      ) : (
        <CopiedLine chart={chart} label={<Trans>line</Trans>} tokens={tokens} since={since ?? Infinity} />
      )}
      {since !== null && differs.length > 0 && (
        <Warning>
          <Trans>
            From “{tokens[since]}” on, the line stands for something else. It leads to the same state, but differs in{' '}
            {differs.join(', ')}.
          </Trans>
        </Warning>
      )}
      {untold !== null && (
        <Warning>
          <Trans>The line ends before “{untold}”: no sample of it leads to the state that is shown.</Trans>
        </Warning>
      )}
      {!isTrue && standing && (
        <>
          <h3 className={styles.subheading}>
            <Trans>A line that ends in this configuration</Trans>
          </h3>
          <CopiedLine chart={chart} label={<Trans>other line</Trans>} tokens={standing.line.split(' > ')} />
        </>
      )}
    </div>
  );
}
