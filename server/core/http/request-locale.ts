import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../domain/locale.ts';
import { chooseLocale, localeOfTag } from '../../../domain/locale.ts';
import { languageCookie, languageHeader } from '../../../contract/headers.ts';

const savedLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`);

/** The languages of an `Accept-Language` header, best first. */
function accepted(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
    .map(({ tag }) => tag);
}

/** The language of an answer: the path's prefix, else the call's header, else the saved cookie, else the browser's. */
export function requestLocale({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Locale {
  const [, prefix] = /^\/(\w+)(?=[/?]|$)/.exec(url) ?? [];
  const header = headers[languageHeader.toLowerCase()];
  const [, cookie] = savedLanguage.exec(headers.cookie ?? '') ?? [];
  return chooseLocale({
    route: prefix,
    cookie: localeOfTag(header) ?? cookie,
    browser: accepted(headers['accept-language']),
  });
}
