import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

const NameContext = createContext('');

interface PublisherNameProps {
  readonly name: string;
  readonly children?: ReactNode;
}

/** Provides the site's name to all documents below. */
export function PublisherName({ name, children }: PublisherNameProps) {
  return <NameContext value={name}>{children}</NameContext>;
}

/** The site's name; empty while it is not known. */
export function usePublisherName(): string {
  return useContext(NameContext);
}
