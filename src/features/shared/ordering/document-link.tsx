import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentKind } from '../../../../machines/domain/document-paths.ts';
import { documentPath } from '../../../../machines/domain/document-paths.ts';
import { defaultLocale, localeOfTag } from '../../../../machines/domain/locale.ts';
import { FileLink } from '../../../ui/layout/file-link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

interface DocumentLinkProps {
  readonly kind: DocumentKind;
  readonly reference: string;
}

/** Downloads a document as PDF, in the language of the page. */
export function DocumentLink({ kind, reference }: DocumentLinkProps) {
  const { i18n } = useLingui();
  return (
    <FileLink href={documentPath(kind, reference, localeOfTag(i18n.locale) ?? defaultLocale)}>
      <Trans>Download PDF</Trans> <VisuallyHidden as="span">{reference}</VisuallyHidden>
    </FileLink>
  );
}
