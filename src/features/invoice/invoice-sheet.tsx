import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { localeTags } from '../../../domain/locale.ts';
import { pageTextsIn } from '../../i18n/catalogue.ts';
import type { InvoiceDocumentProps } from './invoice-document.tsx';
import { InvoiceDocument } from './invoice-document.tsx';

/** The printed copy of an invoice: in the language of its issue; where that cannot be loaded, in that of the page. */
export async function invoiceSheet(props: InvoiceDocumentProps): Promise<ReactNode> {
  const { locale } = props.invoice;
  const document = <InvoiceDocument {...props} />;
  const i18n = locale && (await pageTextsIn(locale).catch(() => null));
  if (!i18n) return document;
  return (
    <I18nProvider i18n={i18n}>
      <div lang={localeTags[locale]}>{document}</div>
    </I18nProvider>
  );
}
