import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DocumentKind } from '../../../../domain/document-paths.ts';
import { documentPath } from '../../../../domain/document-paths.ts';
import { defaultLocale, localeOfTag } from '../../../../domain/locale.ts';
import { FileLink } from '../../../ui/layout/file-link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useDocuments } from '../use-documents.ts';

interface DocumentLinkProps {
  readonly kind: DocumentKind;
  readonly reference: string;
  /** In a dense table: its kind of file alone. */
  readonly isBrief?: boolean;
  /** The page's next step. */
  readonly isButton?: boolean;
  /** Its words, where a page links several kinds. */
  readonly children?: ReactNode;
}

/** Downloads a document as PDF, in the language of the page; renders nothing where the back end has none. */
export function DocumentLink({ kind, reference, isBrief = false, isButton = false, children }: DocumentLinkProps) {
  const { i18n } = useLingui();
  const isOffered = useDocuments();
  if (!isOffered) return null;
  return (
    <FileLink href={documentPath(kind, reference, localeOfTag(i18n.locale) ?? defaultLocale)} isButton={isButton}>
      {children ?? (isBrief ? <Trans comment="Downloads a document">PDF</Trans> : <Trans>Download PDF</Trans>)}{' '}
      <VisuallyHidden as="span">{reference}</VisuallyHidden>
    </FileLink>
  );
}
