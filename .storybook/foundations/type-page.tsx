import { useState } from 'react';
import type { Foundations } from '../../scripts/foundations/file.ts';
import { typeProperties } from '../../scripts/foundations/type-styles.ts';
import { FaceChoice } from './face-choice.tsx';
import { Fold } from './fold.tsx';
import styles from './foundations.module.css';
import { facesOf } from './faces.ts';
import { WhereShown } from './where-shown.tsx';

type TypeStyle = Foundations['styles'][number];

const specimens = {
  fr: 'Votre abonnement à «\u00A0La Lettre du Fleuve\u00A0» court jusqu’au 4\u00A0février 2027\u00A0: 1\u202F312,40\u00A0€, taxe comprise.',
  en: 'Your subscription to “The Sahel Letter” runs until February 4, 2027: €1,312.40, tax included.',
} as const;

/** What a style says of itself: `600 · text-lead · leading-snug`. */
function nameOf({ declared }: TypeStyle): string {
  const said = typeProperties.flatMap((property) => declared[property] ?? []);
  return said.map((value) => value.replace(/^var\(--(.*)\)$/, '$1')).join(' · ');
}

/** Stacks that are chosen, by the tokens of their families. */
type Faces = Readonly<Record<string, string>>;

/** A style as it is drawn: in the family that it declares, or that of the body, and in the typeface that is chosen for it. */
function drawnAs({ declared }: TypeStyle, body: string, faces: Faces) {
  const family = declared['font-family'] ?? body;
  return {
    fontFamily: family.replace(/^var\((.*)\)$/, (whole, token: string) => faces[token] ?? whole),
    fontSize: declared['font-size'],
    fontWeight: declared['font-weight'],
    lineHeight: declared['line-height'],
    letterSpacing: declared['letter-spacing'],
  };
}

interface StyleEntryProps {
  readonly foundations: Foundations;
  readonly style: TypeStyle;
  readonly faces: Faces;
}

/** A style of type in both languages, and where it is used. */
function StyleEntry({ foundations, style, faces }: StyleEntryProps) {
  const body = foundations.styles.find(({ uses }) => uses.some(({ selector }) => selector === 'body'));
  const drawn = drawnAs(style, body?.declared['font-family'] ?? '', faces);
  const byFile = Map.groupBy(style.uses, ({ file }) => file);
  const [first] = style.uses;
  const only = `${first?.file.replace(/^.*\//, '')}, ${first?.selector}`;
  const several = `${style.uses.length} rules of ${byFile.size} ${byFile.size === 1 ? 'file' : 'files'}`;
  return (
    <li className={styles['entry']}>
      <h3>
        <code>{nameOf(style)}</code>
      </h3>
      <div className={styles['specimens']}>
        <p lang="fr" style={drawn}>
          {specimens.fr}
        </p>
        <p lang="en" style={drawn}>
          {specimens.en}
        </p>
      </div>
      <Fold summary={`Used by ${style.uses.length === 1 ? only : several}`}>
        <WhereShown
          foundations={foundations}
          uses={[...byFile].map(([file, own]) => ({
            file,
            rules: own.map(({ selector, when }) => [when, selector].filter(Boolean).join(' ')),
          }))}
        />
      </Fold>
    </li>
  );
}

const none: Faces = {};

/** Every style of type that the stylesheets declare, in the true typefaces or in any that stands in for them. */
export function TypePage({ foundations }: { readonly foundations: Foundations }) {
  const [chosen, setChosen] = useState(none);
  const families = foundations.tokens.filter(({ kind }) => kind === 'family');
  const isWhole = ({ declared }: TypeStyle): boolean =>
    declared['font-family'] !== undefined || declared['font-size'] !== undefined;
  const groups = [
    {
      title: 'Styles',
      all: foundations.styles.filter(isWhole),
      said: 'What is not named is inherited, here from the body.',
    },
    {
      title: 'Within a style',
      all: foundations.styles.filter((style) => !isWhole(style)),
      said: 'Rules that change the weight or the leading of whatever they stand in.',
    },
  ];
  return (
    <main className={styles['page']}>
      <h1>Type</h1>
      <p>
        Every combination of family, size, weight, leading and spacing that a stylesheet declares for one selector.
        Until a typeface has come, or where it does not, one of those behind it stands in, adjusted to its measures.
      </p>
      <div className={styles['bar-of-choices']}>
        {families.map(({ name, values: [stack] }) => (
          <FaceChoice
            key={name}
            token={name}
            faces={facesOf(stack?.value ?? '')}
            onChoose={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
      </div>
      {groups.map(({ title, all, said }) => (
        <section key={title} className={styles['group']}>
          <h2>{title}</h2>
          <p className={styles['note']}>{said}</p>
          <ul className={styles['entries']}>
            {all.map((style) => (
              <StyleEntry key={nameOf(style)} foundations={foundations} style={style} faces={chosen} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
