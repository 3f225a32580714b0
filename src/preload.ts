/** Has the browser load a file of the build before anything asks for it, once. */
export function preload(rel: 'modulepreload' | 'preload', href: string): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  link.crossOrigin = '';
  if (rel === 'preload') link.as = 'style';
  document.head.append(link);
}

/** Has the browser load the code and texts of the page, which its document names (`server/core/http/pages.ts`). */
export function preloadPageCode(): void {
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="loads"]'))
    preload('modulepreload', content);
}

/** Ignores the failure of a prefetch: the later import loads the code again, and reports a failure. */
export function prefetch(loading: Promise<unknown> | undefined): void {
  loading?.catch(() => undefined);
}
