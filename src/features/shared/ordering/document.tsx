import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import type { Party } from '../../../../domain/invoice.ts';
import { partyLine } from '../../../../domain/invoice.ts';
import { usePublisherName } from '../use-publisher-name.ts';
import styles from './document.module.css';

/** Prints a line at the foot of every page for as long as its document is there. */
function usePrintFoot(text: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.getPropertyValue('--print-foot');
    style.setProperty('--print-foot', JSON.stringify(text));
    return () => style.setProperty('--print-foot', before);
  }, [text]);
}

interface DocumentProps {
  /** Kind and number: “Invoice FA-2026-0413”. */
  readonly title: ReactNode;
  /** Its heading, where it stands on a page. */
  readonly heading?: 'h1' | 'h2';
  /** How it stands, in a word or two. */
  readonly state?: ReactNode;
  /** Names itself at the foot of every printed page. */
  readonly issuer: Party | null;
  readonly children: ReactNode;
}

/** A document on the page or in print: under the site's nameplate, its kind and number at the right. */
export function Document({ title, heading: Heading = 'h1', state, issuer, children }: DocumentProps) {
  const name = usePublisherName();
  usePrintFoot(issuer === null ? name : partyLine(issuer));
  return (
    <article className={styles.document}>
      <header className={styles.head}>
        <p className={styles.nameplate} translate="no">
          {name === '' ? issuer?.name : name}
        </p>
        <Heading className={styles.title}>{title}</Heading>
        {state !== undefined && <p className={styles.state}>{state}</p>}
      </header>
      {children}
    </article>
  );
}

interface FactBandProps {
  /** A row without a value is left out. */
  readonly rows: readonly {
    readonly id: string;
    readonly term: ReactNode;
    readonly value: ReactNode;
  }[];
}

/** Facts of a document, side by side: four in print. */
export function FactBand({ rows }: FactBandProps) {
  return (
    <dl className={styles.band}>
      {rows
        .filter(({ value }) => value !== null && value !== '')
        .map(({ id, term, value }) => (
          <div key={id}>
            <dt className={styles.label}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Where the buyer signs an offer on paper. */
export function SignatureBox() {
  return (
    <p className={styles.signature}>
      <Trans>Accepted by (signature, date)</Trans>
    </p>
  );
}
