import type { FastifyInstance } from 'fastify';
import { defaultLocale, isLocale } from '../../../domain/locale.ts';
import { cookiesOf } from '../../core/rpc/cookies.ts';
import { ACCOUNT_REQUEST_SECONDS } from '../../core/lifetimes.ts';
import type { Services } from '../../core/services.ts';
import { newPasswordPath } from '../site/places.ts';
import { openedBy } from './new-password.ts';
import { passwordLinkPath } from './password-emails.ts';

/**
 * Landing page of the emailed link: stores its token in an HttpOnly cookie and redirects to the page for a new
 * password, whose address contains no secret. Only choosing a password consumes the link.
 */
export function registerPasswordLink(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  app.get(passwordLinkPath, async (request, reply) => {
    const query = new URL(request.url, settings.publicUrl).searchParams;
    const [token, asked] = [query.get('token'), query.get('locale')];
    const locale = isLocale(asked) ? asked : defaultLocale;
    const opened = await openedBy(services, token);
    const cookies = cookiesOf(request, reply, settings.publicUrl);
    if (token !== null && opened) cookies.set('password', token, ACCOUNT_REQUEST_SECONDS);
    else cookies.clear('password');
    return reply
      .header('referrer-policy', 'no-referrer')
      .redirect(newPasswordPath(opened?.redirect ?? null, locale, settings), 303);
  });
}
