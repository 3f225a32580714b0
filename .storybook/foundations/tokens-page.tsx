import type { CSSProperties } from 'react';
import { useLayoutEffect } from 'react';
import type { Standing } from '../../scripts/foundations/contrast.ts';
import { colourPair, gradeOf } from '../../scripts/foundations/contrast.ts';
import type { Token, TokenKind, TokenUse } from '../../scripts/foundations/tokens.ts';
import styles from './foundations.module.css';
import { SourceFile } from './links.tsx';

interface TokensPageProps {
  readonly tokens: readonly Token[];
  readonly standings: readonly Standing[];
}

const schemes = ['light', 'dark'] as const;

const SENTENCE = 'Votre abonnement court jusqu’au 4\u00A0février 2027\u00A0: 312,40\u00A0€, taxe comprise.';

/** Styles of a sample by kind of token; other kinds are shown by their values. */
const looks: Readonly<Partial<Record<TokenKind, (token: string) => CSSProperties>>> = {
  family: (token) => ({ fontFamily: token }),
  size: (token) => ({ fontSize: token }),
  leading: (token) => ({ lineHeight: token, maxInlineSize: '22rem' }),
  weight: (token) => ({ fontWeight: token }),
};

/** A sample of a token. */
function Drawing({ name, kind, values: [first] }: Token) {
  const style = looks[kind]?.(`var(${name})`);
  if (style) {
    return (
      <p lang="fr" style={style}>
        {SENTENCE}
      </p>
    );
  }
  if (kind === 'length') return <div className={styles['bar']} style={{ inlineSize: `var(${name})` }} />;
  const pair = kind === 'colour' ? colourPair(first?.value ?? '') : null;
  return (
    pair && (
      <p>
        {schemes.map((scheme) => (
          <span key={scheme} className={styles['swatch']} style={{ background: pair[scheme] }} title={scheme} />
        ))}
      </p>
    )
  );
}

/** The WCAG grade of a contrast, in words. */
function gradeText(figure: Standing['figure'], contrast: number): string {
  const grade = gradeOf(contrast, figure);
  if (figure === 'mark') return grade === null ? 'ornament only' : 'lines, AA';
  return grade ?? 'fails AA';
}

/** The contrast of a colour on every background that it is used on. */
function Contrasts({ name, standings }: { readonly name: string; readonly standings: readonly Standing[] }) {
  const own = standings.filter(({ colour }) => colour === name);
  if (own.length === 0) return null;
  return (
    <table className={styles['contrasts']}>
      <thead>
        <tr>
          <th scope="col">On</th>
          {schemes.map((scheme) => (
            <th key={scheme} scope="col">
              {scheme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {own.map(({ ground, figure, ...contrast }) => (
          <tr key={ground}>
            <th scope="row">{ground}</th>
            {schemes.map((scheme) => (
              <td key={scheme}>
                {contrast[scheme].toFixed(1)} {gradeText(figure, contrast[scheme])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `@media print .page: color` */
function ruleText({ selector, when, property }: TokenUse): string {
  return `${[when, selector].filter(Boolean).join(' ')}: ${property}`;
}

interface TokenEntryProps {
  readonly token: Token;
  readonly standings: readonly Standing[];
  /** The address names it. */
  readonly isAsked: boolean;
}

function TokenEntry({ token, standings, isAsked }: TokenEntryProps) {
  const { name, note, values, uses, code } = token;
  const byFile = [...Map.groupBy(uses, ({ file }) => file)];
  return (
    <li className={styles['entry']} id={name}>
      <h3>
        <code>{name}</code>
      </h3>
      {note !== '' && <p className={styles['note']}>{note}</p>}
      <Drawing {...token} />
      {values.map(({ when, value }) => (
        <p key={when} className={styles['note']}>
          {when} <code>{value}</code>
        </p>
      ))}
      <Contrasts name={name} standings={standings} />
      <details open={isAsked}>
        <summary>Used by {uses.length} rules</summary>
        <ul>
          {byFile.map(([file, own]) => (
            <li key={file}>
              <SourceFile path={file} /> <code>{[...new Set(own.map(ruleText))].join('; ')}</code>
            </li>
          ))}
          {code.map((path) => (
            <li key={path}>
              <SourceFile path={path} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Every design token of the product; `&token=--color-danger` leads to one. */
export function TokensPage({ tokens, standings }: TokensPageProps) {
  const asked = new URLSearchParams(window.location.search).get('token') ?? '';
  useLayoutEffect(() => document.getElementById(asked)?.scrollIntoView(), [asked]);
  return (
    <main className={styles['page']}>
      <h1>Tokens</h1>
      <p>
        Every custom property of <SourceFile path="src/ui/tokens.css" />. One that nothing uses, and a name that nothing
        defines, fail <code>npm run check</code>.
      </p>
      {[...Map.groupBy(tokens, ({ group }) => group)].map(([group, own]) => (
        <section key={group}>
          <h2>{group === '' ? 'Layers' : group}</h2>
          <ul>
            {own.map((token) => (
              <TokenEntry key={token.name} token={token} standings={standings} isAsked={token.name === asked} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
