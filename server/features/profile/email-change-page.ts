import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/services.ts';
import { registerConfirmationPage } from '../session/confirmation-page.ts';
import { profilePath } from '../site/places.ts';
import { confirmEmail } from './confirm-email.ts';
import { emailChangePath } from './paths.ts';
import { texts } from './texts.ts';

/** The page that the letter to another e-mail address leads to. */
export function registerEmailChangePage(app: FastifyInstance, services: Services): void {
  registerConfirmationPage(app, services, {
    path: emailChangePath,
    words: {
      title: texts.confirmTitle,
      question: texts.confirmQuestion,
      button: texts.confirmButton,
      done: texts.confirmed,
      refused: texts.confirmRefused,
      advice: texts.refusedAdvice,
    },
    confirm: (token) => confirmEmail(services, token),
    next: (locale) => profilePath(locale, services.settings),
  });
}
