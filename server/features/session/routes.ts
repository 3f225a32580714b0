import type { Handlers, CallContext } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import { readDevices, signOutDevices } from './devices.ts';
import { choosePassword, openedBy } from './new-password.ts';
import { requestAccount, requestPassword } from './password-emails.ts';
import { endAllSessions, endSession, letIn } from './sessions.ts';
import { texts } from './texts.ts';
import { closeToken, exchangeToken } from './token-exchange.ts';
import { resendVerification } from './verification.ts';
import { readCaller, readVisitor } from './visitor.ts';
import type { Credentials } from '../../../domain/visitor.ts';
import type { Identity } from '../../core/rpc/identity.ts';
import { findAccount } from './find-account.ts';
import { isPasswordOf } from './password-hash.ts';
import { judgeSignIn } from './sign-in-limits.ts';

/**
 * Signs in by password. Returns the caller's new identity, or `null` if e-mail and password do not match; an unknown
 * e-mail looks the same as a wrong password. Throws a 429 `CallFailure` after too many failures.
 */
async function signIn(
  services: Services,
  { email, password, staysSignedIn }: Credentials,
  context: CallContext,
): Promise<Identity | null> {
  const address = email.toLowerCase();
  const found = await findAccount(services.db, address);
  const target = { email: address, accountId: found?.id ?? null };
  const account = await judgeSignIn(services, target, context, async () => {
    if ((await isPasswordOf(found?.passwordHash ?? null, password)) && found) return found;
    services.log.info('signIn.refused', { account: found?.id ?? null });
    return null;
  });
  if (account === null) return null;
  const { passwordHash: _, ...known } = account;
  return letIn(services, known, { context, isKept: staysSignedIn ?? false });
}

type SessionHandlers = Pick<
  Handlers,
  | 'user'
  | 'user/reset'
  | 'login/login'
  | 'login/logout'
  | 'login/create'
  | 'password/forget'
  | 'password/link'
  | 'password/choose'
  | 'newsletter/resend'
  | 'user/sessions'
  | 'user/sessions/end'
>;

/** Answers the calls about the visitor's identity. */
export function sessionHandlers(services: Services): SessionHandlers {
  return {
    user: {
      handleInOne: async ({ query, identifyWith }) =>
        query.invoiceToken === null ? done(await readCaller(services, identifyWith)) : null,
      handle: async ({ query: { invoiceToken }, context }) => {
        const identity =
          invoiceToken === null ? context.identity : await exchangeToken(services, invoiceToken, context);
        if (!identity) return { kind: 'refused', feedback: texts.tokenRefused };
        return done(await readVisitor(services, identity));
      },
    },
    // This server keeps nothing about a visitor that could be out of date: reading afresh is reading.
    'user/reset': { handle: async ({ context }) => done(await readVisitor(services, context.identity)) },
    'login/login': {
      handle: async ({ body, context }) => {
        const identity = await signIn(services, body, context);
        if (!identity) return { kind: 'refused', feedback: texts.refused };
        return done(await readVisitor(services, identity));
      },
    },
    'login/logout': {
      handle: async ({ body, context }) => {
        if (body.everywhere) await endAllSessions(services, context);
        await endSession(services, context);
        await closeToken(services, context);
        return { kind: 'done', data: null, clearsCaches: true };
      },
    },
    'login/create': {
      handle: async ({ body, context }) => {
        await requestAccount(services, body, context);
        return done(null);
      },
    },
    'password/forget': {
      handle: async ({ body, context }) => {
        await requestPassword(services, body, context);
        return done(null);
      },
    },
    'password/link': {
      handle: async ({ context: { cookies } }) => {
        const opened = await openedBy(services, cookies.read('password'));
        return opened ? done(opened) : { kind: 'refused', feedback: texts.passwordLinkOver };
      },
    },
    'password/choose': {
      handle: async ({ body, context }) => {
        const identity = await choosePassword(services, body, context);
        if (!identity) return { kind: 'refused', feedback: texts.passwordLinkOver };
        return done(await readVisitor(services, identity), texts.passwordKept);
      },
    },
    'user/sessions': { handle: async ({ context }) => done(await readDevices(services, context)) },
    'user/sessions/end': {
      handle: async ({ body: { which }, context }) => {
        await signOutDevices(services, which, context);
        const words = which === 'others' ? texts.otherDevicesSignedOut : texts.deviceSignedOut;
        return done(await readDevices(services, context), words);
      },
    },
    'newsletter/resend': {
      handle: async ({ context }) => done(null, await resendVerification(services, context)),
    },
  };
}
