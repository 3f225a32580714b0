import { useLayoutEffect } from 'react';
import type { Foundations } from '../../scripts/foundations/file.ts';
import { ColourDrawing, Contrasts } from './colour-drawing.tsx';
import { choiceOfAddress } from './choice-of-address.ts';
import { Fold } from './fold.tsx';
import drawings from './drawings.module.css';
import styles from './foundations.module.css';
import { SourceFile } from './links.tsx';
import { TokenDrawing } from './token-drawing.tsx';
import { WhereShown } from './where-shown.tsx';

type Token = Foundations['tokens'][number];

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

interface TokenProps {
  readonly foundations: Foundations;
  readonly token: Token;
  /** The address asks for it. */
  readonly isAsked: boolean;
}

/** Values that a token has under some condition. */
function Values({ values }: Pick<Token, 'values'>) {
  return (
    <dl className={drawings['values']}>
      {values.map(({ when, value }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A token as what it is, with its values and where it is used. */
function TokenEntry({ foundations, token, isAsked }: TokenProps) {
  const { name, kind, note, values, uses, code } = token;
  const [usual, ...others] = values;
  const byFile = Map.groupBy(uses, ({ file }) => file);
  const elsewhere = others.length > 0 && <Values values={others} />;
  return (
    <li className={styles['entry']} id={name}>
      <h3>
        <code>{name}</code>
      </h3>
      <div className={styles['body']}>
        {note !== '' && <p className={styles['note']}>{note}</p>}
        {kind === 'colour' ? (
          <ColourDrawing value={usual?.value ?? ''} others={elsewhere}>
            <Contrasts name={name} foundations={foundations} />
          </ColourDrawing>
        ) : (
          <TokenDrawing name={name} kind={kind} value={usual?.value ?? ''} />
        )}
        {kind !== 'colour' && elsewhere}
        {code.length > 0 && (
          <p className={styles['note']}>
            In code:{' '}
            {code.map((path) => (
              <SourceFile key={path} path={path} />
            ))}
          </p>
        )}
        <Fold isOpen={isAsked} summary={`Used by ${counted(uses.length, 'rule')} of ${counted(byFile.size, 'file')}`}>
          <WhereShown
            foundations={foundations}
            uses={[...byFile].map(([file, own]) => ({
              file,
              rules: [...Map.groupBy(own, ({ selector, when }) => [when, selector].filter(Boolean).join(' '))].map(
                ([rule, taking]) => `${rule}: ${[...new Set(taking.map(({ property }) => property))].join(', ')}`,
              ),
            }))}
          />
        </Fold>
      </div>
    </li>
  );
}

/** A group’s comment: its name, and what is said of it. */
function headOf(comment: string): { readonly title: string; readonly said: string } {
  const [, title = comment, said = ''] = /^(.{1,30}?)[:.]\s*(.*)$/.exec(comment) ?? [];
  return { title: title === '' ? 'Layers' : title, said: said.charAt(0).toUpperCase() + said.slice(1) };
}

/** Every design token of the product. */
export function TokensPage({ foundations }: { readonly foundations: Foundations }) {
  const asked = choiceOfAddress('token');
  useLayoutEffect(() => {
    if (asked !== '') document.getElementById(asked)?.scrollIntoView();
  }, [asked]);
  return (
    <main className={styles['page']}>
      <h1>Tokens</h1>
      <p>
        Every custom property of <SourceFile path="src/ui/tokens.css" />, read from the stylesheets. One that nothing
        uses, and a name that nothing defines, fail <code>npm run check</code>. Where a page may show it is told by what
        its screens import.
      </p>
      {[...Map.groupBy(foundations.tokens, ({ group }) => group)].map(([group, tokens]) => {
        const { title, said } = headOf(group);
        return (
          <section key={group} className={styles['group']}>
            <h2>{title}</h2>
            {said !== '' && <p className={styles['note']}>{said}</p>}
            <ul className={styles['entries']}>
              {tokens.map((token) => (
                <TokenEntry key={token.name} foundations={foundations} token={token} isAsked={token.name === asked} />
              ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}
