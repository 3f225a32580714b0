import type { ReactNode } from 'react';

interface PageLayoutProps {
  readonly progress: readonly {
    readonly label: string;
    readonly state: 'done' | 'current' | 'ahead';
    /** Address of the link of a done mark. */
    readonly place: { readonly path: string; readonly search: string } | null;
  }[];
  readonly children: ReactNode;
}

/** Layout of every step: progress, and links back. */
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
