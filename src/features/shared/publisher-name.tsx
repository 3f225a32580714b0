import type { ReactNode } from 'react';
import { NameContext } from './use-publisher-name.ts';

interface PublisherNameProps {
  readonly name: string;
  readonly children?: ReactNode;
}

/** Provides the site's name to all documents below. */
export function PublisherName({ name, children }: PublisherNameProps) {
  return <NameContext value={name}>{children}</NameContext>;
}
