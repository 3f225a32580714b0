/** The progress list of the implementations without the engine. */
import type { ReactNode } from 'react';

const labels = ['You', 'Check', 'Your card'] as const;

interface Mark {
  readonly label: string;
  readonly isCurrent: boolean;
}

export const marksOf = (current: number): readonly Mark[] =>
  labels.map((label, index) => ({ label, isCurrent: index === current }));

export function Layout({ marks, children }: { readonly marks: readonly Mark[]; readonly children: ReactNode }) {
  return (
    <>
      <nav aria-label="Progress">
        <ol>
          {marks.map(({ label, isCurrent }) => (
            <li key={label} aria-current={isCurrent ? 'step' : undefined}>
              {label}
            </li>
          ))}
        </ol>
      </nav>
      <main>{children}</main>
    </>
  );
}
