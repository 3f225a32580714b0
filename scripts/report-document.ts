import type { ReactNode } from 'react';
import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A report as a document of its own, with its title as the heading. */
export function reportOf(title: string, style: string, children: ReactNode): string {
  const page = element(
    'html',
    { lang: 'en' },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('title', null, title),
      element('style', null, style),
    ),
    element('body', null, element('h1', null, title), children),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
