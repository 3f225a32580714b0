import type { FastifyInstance } from 'fastify';
import { dayIn } from '../../../machines/domain/moment-text.ts';
import { defaultLocale, isLocale } from '../../../machines/domain/locale.ts';
import { addressOf } from '../../core/rpc/caller-address.ts';
import { cookiesOf } from '../../core/rpc/cookies.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { isEligible } from '../../core/rpc/identity.ts';
import { requireOwnSite } from '../../core/rpc/same-origin.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import { identify } from '../session/identify.ts';
import type { Services } from '../../core/services.ts';
import { personalDataPath } from '../site/places.ts';
import { readTimeZone } from '../site/clock.ts';
import { translator } from '../../core/i18n/translator.ts';
import { confirmedUntil } from './confirmation.ts';
import { everythingAbout } from './export.ts';
import { exportPath } from '../../../machines/domain/personal-data.ts';
import { texts } from './texts.ts';

/** Downloads of one person. */
const limit = { attempts: 5, seconds: 3600 };

/**
 * Where all that is held of a person is downloaded, by them alone: signed in, with the password given lately. Anybody else
 * is led to the page that says how. A browser saves it as it comes, so that no page holds it.
 */
export function registerExport(app: FastifyInstance, services: Services): void {
  const { settings, log } = services;
  app.get(exportPath, { onRequest: requireOwnSite(settings) }, async (request, reply) => {
    const asked = new URL(request.url, settings.publicUrl).searchParams.get('locale');
    const locale = isLocale(asked) ? asked : defaultLocale;
    const cookies = cookiesOf(request, reply, settings.publicUrl);
    const { signedIn } = await identify(services, { cookies, address: addressOf(request) });
    const page = personalDataPath(locale, settings);
    const isSure = signedIn && isEligible(signedIn) && (await confirmedUntil(services, { cookies })) !== null;
    if (!isSure) return reply.redirect(page, 303);
    try {
      await countAttempt(services, { what: 'download of personal data', whom: String(signedIn.id), limit });
    } catch (error) {
      if (error instanceof CallFailure) return reply.redirect(page, 303);
      throw error;
    }
    log.info('personalData.told', { account: signedIn.id });
    const name = `${translator(locale)._(texts.fileName)}-${dayIn(services.clock.now().toISOString(), await readTimeZone(services.db))}.json`;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/json; charset=utf-8')
      .send(everythingAbout(services, signedIn.id));
  });
}
