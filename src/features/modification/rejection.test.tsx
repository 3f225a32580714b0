import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { additions, others } from '../../../machines/modification/modification.fixtures.ts';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { onlyRejectedLine } from './correction.ts';
import { Rejection } from './rejection.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it('is that of a request with one line, given a reason', () => {
  expect(onlyRejectedLine(others.rangeEdit)?.reason).toBe(
    'La moitié de cette plage appartient à un autre établissement.',
  );
  expect(onlyRejectedLine(additions.rejected)).toBeNull();
  expect(onlyRejectedLine(others.readerEdit)).toBeNull();
});

it('quotes the reason in its language, and leads to the form that corrects the line', () => {
  const line = onlyRejectedLine(others.rangeEdit);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Navigation navigate={() => undefined} hrefOf={(text) => text}>
        {line && <Rejection modification={others.rangeEdit} line={line} />}
      </Navigation>
    </I18nProvider>,
  );
  expect(markup).toContain('<span lang="fr">“La moitié de cette plage');
  expect(markup).toMatch(/<a [^>]*href="[^"]*ranges\/form[^"]*request=7301[^"]*"/);
});
