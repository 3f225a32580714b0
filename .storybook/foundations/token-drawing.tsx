import type { CSSProperties, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TokenKind } from '../../scripts/foundations/tokens.ts';
import drawings from './drawings.module.css';

const SENTENCE = 'Votre abonnement court jusqu’au 4\u00A0février 2027\u00A0: 312,40\u00A0€, taxe comprise.';

/** Longer bars would leave no room to compare the short ones. */
function Bar({ name, value }: { readonly name: string; readonly value: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const [pixels, setPixels] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => setPixels(bar.current?.offsetWidth ?? null);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <>
      <div className={drawings['track']}>
        <div ref={bar} className={drawings['bar']} style={{ inlineSize: `var(${name})` }} />
      </div>
      <p>
        <code>{value}</code> <span className={drawings['measured']}>{pixels} px here</span>
      </p>
    </>
  );
}

/** How each kind is drawn, with the token in place. */
const looks: Readonly<Record<Exclude<TokenKind, 'colour' | 'length' | 'layer'>, (token: string) => CSSProperties>> = {
  family: (token) => ({ fontFamily: token, fontSize: 'var(--text-lead)' }),
  size: (token) => ({ fontSize: token, lineHeight: 'var(--leading-snug)' }),
  leading: (token) => ({ lineHeight: token, maxInlineSize: '22rem' }),
  weight: (token) => ({ fontWeight: token }),
  radius: (token) => ({ borderRadius: token }),
  line: (token) => ({ borderBlockStart: `${token} solid var(--color-ink)` }),
  shadow: (token) => ({ boxShadow: token, background: 'var(--color-raised)' }),
  duration: (token) => ({ transitionDuration: token }),
};

const withWords: readonly TokenKind[] = ['family', 'size', 'leading', 'weight'];

interface TokenDrawingProps {
  readonly name: string;
  readonly kind: Exclude<TokenKind, 'colour'>;
  readonly value: string;
}

function drawn(name: string, kind: Exclude<TokenKind, 'colour' | 'length'>): ReactNode {
  if (kind === 'layer') return null;
  const style = looks[kind](`var(${name})`);
  if (withWords.includes(kind)) {
    return (
      <p lang="fr" className={drawings['specimen']} style={style}>
        {SENTENCE}
      </p>
    );
  }
  return <div className={drawings[kind]} style={style} />;
}

/** A token that is no colour, drawn as what it is, with its value. */
export function TokenDrawing({ name, kind, value }: TokenDrawingProps) {
  return (
    <div className={drawings['drawing']}>
      {kind === 'length' ? (
        <Bar name={name} value={value} />
      ) : (
        <>
          {drawn(name, kind)}
          <code>{value}</code>
        </>
      )}
    </div>
  );
}
