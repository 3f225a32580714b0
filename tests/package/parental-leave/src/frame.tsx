import type { ReactNode } from 'react';

interface PageLayoutProps {
  readonly progress: readonly {
    readonly label: string;
    readonly state: 'done' | 'current' | 'ahead';
    /** Where a done mark leads back to. */
    readonly place: { readonly path: string; readonly search: string } | null;
  }[];
  readonly children: ReactNode;
}

/** What stands around every step: where one is, and the ways back. */
export function PageLayout({ progress, children }: PageLayoutProps) {
  return (
    <>
      <nav aria-label="Progress">
        <ol>
          {progress.map(({ label, state, place }) => (
            <li key={label} aria-current={state === 'current' ? 'step' : undefined}>
              {place ? <a href={place.path + place.search}>{label}</a> : label}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </>
  );
}
