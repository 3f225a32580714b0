import type { ReactNode } from 'react';
import type { Foundations } from '../../scripts/foundations/file.ts';
import { colourPair, gradeOf } from '../../scripts/foundations/contrast.ts';
import drawings from './drawings.module.css';
import styles from './foundations.module.css';
import { PlaceLink } from './links.tsx';

const schemes = ['light', 'dark'] as const;

type SchemeName = (typeof schemes)[number];

interface ColourDrawingProps {
  readonly value: string;
  /** Values that it has elsewhere. */
  readonly others: ReactNode;
  readonly children: ReactNode;
}

/** A colour by day and by night; as values, for a name has those of the page’s scheme only. */
export function ColourDrawing({ value, others, children }: ColourDrawingProps) {
  const pair = colourPair(value);
  return (
    <div className={drawings['colour']}>
      <div className={drawings['of-colour']}>
        <div className={drawings['swatches']}>
          {schemes.map((scheme) => (
            <div key={scheme}>
              <div className={drawings['swatch']} style={{ background: pair?.[scheme] }} />
              {scheme} <code>{pair?.[scheme]}</code>
            </div>
          ))}
        </div>
        {others}
      </div>
      {children}
    </div>
  );
}

type Standing = Foundations['standings'][number];

interface SampleProps {
  readonly figure: Standing['figure'];
  readonly colour: string | undefined;
  readonly ground: string | undefined;
}

/** A colour on a ground, as it looks there. */
function Sample({ figure, colour, ground }: SampleProps) {
  if (figure === 'mark') {
    return (
      <span className={drawings['sample']} style={{ background: ground }}>
        <span className={drawings['mark']} style={{ borderColor: colour }} />
      </span>
    );
  }
  return (
    <span className={drawings['sample']} style={{ background: ground, color: colour }} aria-hidden="true">
      Aa
    </span>
  );
}

/** What a contrast is enough for, in words. */
function gradeText(figure: Standing['figure'], contrast: number): string {
  const grade = gradeOf(contrast, figure);
  if (figure === 'mark') return grade === null ? 'ornament only' : 'lines, AA';
  return grade ?? 'fails AA';
}

const short = (name: string): string => name.replace('--color-', '');

interface ContrastsProps {
  readonly name: string;
  readonly foundations: Foundations;
}

/** A colour on every ground that it is used on, and the colours that are used on it. */
export function Contrasts({ name, foundations: { standings, tokens } }: ContrastsProps) {
  const own = standings.filter(({ colour }) => colour === name);
  const figures = standings.filter(({ ground }) => ground === name);
  const shade = (token: string, scheme: SchemeName): string | undefined => {
    const value = tokens.find((each) => each.name === token)?.values[0]?.value;
    return colourPair(value ?? '')?.[scheme];
  };
  return (
    <div className={drawings['contrasts']}>
      {own.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">On</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
            </tr>
          </thead>
          <tbody>
            {own.map(({ ground, figure, ...contrast }) => (
              <tr key={ground}>
                <th scope="row">{short(ground)}</th>
                {schemes.map((scheme) => (
                  <td key={scheme}>
                    <Sample figure={figure} colour={shade(name, scheme)} ground={shade(ground, scheme)} />{' '}
                    {contrast[scheme].toFixed(1)} {gradeText(figure, contrast[scheme])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {figures.length > 0 && (
        <p className={styles['links']}>
          A ground of
          {figures.map(({ colour }) => (
            <PlaceLink key={colour} page="tokens" query={{ token: colour }}>
              {short(colour)}
            </PlaceLink>
          ))}
        </p>
      )}
    </div>
  );
}
