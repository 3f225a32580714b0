import { resolve } from 'node:path';
import type { Infer, Struct } from 'superstruct';
import { coerce, defaulted, define, enums, optional, string, type, validate } from 'superstruct';
import type { ModificationType } from '../../domain/enumerations.ts';
import { modificationType } from '../../domain/enumerations.ts';
import type { CodeStyle } from '../../contract/headers.ts';
import { codeStyles } from '../../contract/headers.ts';
import type { LogLevel } from './log.ts';
import { logLevels } from './log.ts';
import { withSecretFiles } from './secret-files.ts';
import { StartError } from './start-stop.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

/** Keys of a Stripe account, and the address of its API; `null`: Stripe's own. */
export interface StripeSettings {
  readonly kind: 'stripe';
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | null;
}

/** Whether a key of Stripe's is a test key, which moves no money. */
export function isTestKey(secretKey: string): boolean {
  return /^.._test_/.test(secretKey);
}

/** The payment provider. */
export type PaymentSettings = { readonly kind: 'sandbox' } | StripeSettings;

/** Longest waits for the database in a request, in milliseconds. */
export interface DatabaseLimits {
  readonly statement: number;
  readonly lock: number;
  readonly idleTransaction: number;
}

/** Settings from the environment, checked once at the start. */
export interface Settings {
  readonly port: number;
  /** Name or address to listen on. */
  readonly host: string;
  /** Absolute path of the folder with the embedded database and the mail. */
  readonly dataDir: string;
  /** A PostgreSQL server to use instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** The same database without a pooler, for what needs a session of its own: `databaseUrl` where there is no pooler. */
  readonly directDatabaseUrl: string | null;
  /** Whether `databaseUrl` leads to a pooler that lends connections by the transaction, such as PgBouncer. */
  readonly isDatabasePooled: boolean;
  readonly databaseLimits: DatabaseLimits;
  /** Age of a background job's last round above which the server is not ready, in milliseconds. */
  readonly backgroundAge: number;
  /** Another back end that answers the calls: origin, and the path before `/ajax` if it has one; no final slash. */
  readonly ajaxTarget: string | null;
  /** The origin under which people reach the product, without a final slash. */
  readonly publicUrl: string;
  /** Whether paths and calls carry the language as a prefix. */
  readonly prefixRouting: boolean;
  /** How the requests of pages write the specification's enumerations: by our words, or by number. */
  readonly requestCodes: CodeStyle;
  /** The SMTP server; without it, mail is written to files. */
  readonly smtpUrl: string | null;
  readonly payments: PaymentSettings;
  /** Whether `/test/*` is there; never in production. */
  readonly testControl: boolean;
  /** A Matomo server's address with a final slash, and this site's number there; `null`: visits are not counted. */
  readonly tracker: { readonly url: string; readonly site: number | null } | null;
  /** Sentry DSNs for errors of pages, and for recorded visits; `null`: none. */
  readonly errorReporting: string | null;
  readonly sessionReplay: string | null;
  /** Whether pages show the live panel of their charts. */
  readonly livePanel: boolean;
  /** The Storybook that the live panel links to, without a final slash. */
  readonly storybookUrl: string;
  /** Types of modification requests that are accepted without the desk's approval. */
  readonly letThrough: ReadonlySet<ModificationType>;
  /** Days after the due day of an invoice on which its buyer is reminded, negative before it; none: no reminders. */
  readonly invoiceReminders: readonly number[];
  /** Trusted proxies: addresses, networks, or names of proxy-addr. */
  readonly trustedProxies: readonly string[];
  /** The least urgent lines that the log keeps. */
  readonly logLevel: LogLevel;
  /** Host and port of the metrics, never the public address; `null`: no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The OpenTelemetry collector that gets the traces, without a final slash; `null`: no traces. */
  readonly tracesUrl: string | null;
  readonly production: boolean;
  /** Whether an empty database is filled with the demo, whose passwords are public; never in production. */
  readonly demo: boolean;
}

function port(): Struct<number, null> {
  const valid = define<number>(
    'port',
    (value) =>
      (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535) || 'must be a port from 1 to 65535',
  );
  return coerce(valid, string(), (text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
}

function flag(): Struct<boolean, null> {
  const words: Record<string, boolean> = { 1: true, true: true, on: true, 0: false, false: false, off: false };
  const valid = define<boolean>('flag', (value) => typeof value === 'boolean' || 'must be on or off');
  return coerce(valid, string(), (text) => words[text.toLowerCase()]);
}

function url(protocols: readonly string[]): Struct<string, null> {
  return define('url', (value) => {
    const parsed = typeof value === 'string' ? URL.parse(value) : null;
    return (
      (parsed !== null && protocols.includes(parsed.protocol)) ||
      `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`
    );
  });
}

function origin(): Struct<string, null> {
  return define('origin', (value) => {
    const parsed = typeof value === 'string' ? URL.parse(value) : null;
    const isOrigin = parsed?.pathname === '/' && parsed.search === '' && parsed.hash === '' && parsed.username === '';
    return (
      (isOrigin && ['http:', 'https:'].includes(parsed.protocol)) ||
      'must be an origin such as https://www.example.org, without a path'
    );
  });
}

/** A whole number from 1. */
function ordinal(): Struct<number, null> {
  const valid = define<number>(
    'ordinal',
    (value) => (Number.isSafeInteger(value) && Number(value) >= 1) || 'must be a whole number above 0',
  );
  return coerce(valid, string(), (text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
}

/** A key of Sentry: an address with the public key as its user and the project's number as its path. */
function dsn(): Struct<string, null> {
  return define('dsn', (value) => {
    const parsed = typeof value === 'string' ? URL.parse(value) : null;
    const isKey = parsed !== null && parsed.username !== '' && parsed.password === '' && /\/\d+$/.test(parsed.pathname);
    return (isKey && ['http:', 'https:'].includes(parsed.protocol)) || 'must be a DSN such as https://KEY@HOST/NUMBER';
  });
}

/** A secret of Stripe's: one of some prefixes, then at least eight word characters. */
function stripeSecret(prefixes: readonly string[]): Struct<string, null> {
  const pattern = new RegExp(`^(?:${prefixes.join('|')})\\w{8,}$`);
  return define(
    'stripeSecret',
    (value) =>
      (typeof value === 'string' && pattern.test(value)) ||
      `must be a secret that begins with ${prefixes.join(' or ')}`,
  );
}

function isModification(name: string): name is keyof typeof modificationType {
  return Object.hasOwn(modificationType, name);
}

/** Names of types of requests, separated by commas; `none` for no type. */
function modifications(): Struct<readonly (keyof typeof modificationType)[], null> {
  const valid = define<readonly (keyof typeof modificationType)[]>(
    'modifications',
    (value) =>
      (Array.isArray(value) && value.every((name) => typeof name === 'string' && isModification(name))) ||
      `must be none, or some of ${Object.keys(modificationType).join(', ')}, with commas between them`,
  );
  return coerce(valid, string(), (text) => (text === 'none' ? [] : text.split(',').map((name) => name.trim())));
}

/** Days relative to a due day, separated by commas; `none` for no day. */
function dayOffsets(): Struct<readonly number[], null> {
  const valid = define<readonly number[]>(
    'dayOffsets',
    (value) =>
      (Array.isArray(value) && value.every((day) => Number.isInteger(day) && day >= -60 && day <= 180)) ||
      'must be none, or days from -60 to 180, with commas between them, such as -7,3,15',
  );
  return coerce(valid, string(), (text) =>
    text === 'none' ? [] : text.split(',').map((day) => (/^\s*-?\d{1,3}\s*$/.test(day) ? Number(day) : Number.NaN)),
  );
}

/** Addresses and networks of proxies. */
function proxies(): Struct<readonly string[], null> {
  const valid = define<readonly string[]>(
    'proxies',
    (value) =>
      Array.isArray(value) ||
      'must be none, or addresses and networks (10.0.0.0/8, not /0) or some of loopback, linklocal, uniquelocal, with commas between them',
  );
  return coerce(valid, string(), readTrustedProxies);
}

/** Names of environments, exactly: a misspelled `production` would open the demo. */
function environmentName(): Struct<string, null> {
  return define(
    'environmentName',
    (value) =>
      (typeof value === 'string' && ['production', 'development', 'test'].includes(value)) ||
      'must be production, development or test, or not set',
  );
}

/** Variables of the environment; `docs/operation/settings.md` lists them (checked). */
export const Environment = type({
  PORT: defaulted(port(), 4000),
  HOST: defaulted(string(), 'localhost'),
  DATA_DIR: defaulted(string(), '.data'),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'])),
  DATABASE_DIRECT_URL: optional(url(['postgres:', 'postgresql:'])),
  DATABASE_STATEMENT_TIMEOUT: defaulted(ordinal(), 10_000),
  DATABASE_LOCK_TIMEOUT: defaulted(ordinal(), 5000),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: defaulted(ordinal(), 30_000),
  BACKGROUND_AGE: defaulted(ordinal(), 1_200_000),
  AJAX_TARGET: optional(url(['http:', 'https:'])),
  PUBLIC_URL: optional(origin()),
  PREFIX_ROUTING: defaulted(flag(), true),
  REQUEST_CODES: defaulted(enums(codeStyles), 'words'),
  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  PAYMENTS: defaulted(enums(['sandbox', 'stripe']), 'sandbox'),
  STRIPE_SECRET_KEY: optional(stripeSecret(['sk_test_', 'sk_live_', 'rk_test_', 'rk_live_'])),
  STRIPE_WEBHOOK_SECRET: optional(stripeSecret(['whsec_'])),
  STRIPE_API_URL: optional(origin()),
  TEST_CONTROL: defaulted(flag(), false),
  TRACKER_URL: optional(url(['http:', 'https:'])),
  TRACKER_SITE: optional(ordinal()),
  ERROR_REPORTING_DSN: optional(dsn()),
  SESSION_REPLAY_DSN: optional(dsn()),
  LIVE_PANEL: defaulted(flag(), false),
  STORYBOOK_URL: defaulted(url(['http:', 'https:']), 'http://localhost:6006'),
  LET_THROUGH: defaulted(modifications(), ['readerDeletion', 'ipRangeDeletion']),
  INVOICE_REMINDERS: optional(dayOffsets()),
  TRUSTED_PROXIES: defaulted(proxies(), ['loopback']),
  METRICS_PORT: optional(port()),
  METRICS_HOST: defaulted(string(), 'localhost'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(['http:', 'https:'])),
  LOG_LEVEL: defaulted(enums(logLevels), 'info'),
  DEMO: optional(flag()),
  NODE_ENV: optional(environmentName()),
});

const withoutFinalSlash = (address: string): string => address.replace(/\/+$/, '');

/** Contradictions between settings of payments. */
function paymentContradictions(values: Infer<typeof Environment>): readonly string[] {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, TEST_CONTROL, NODE_ENV } = values;
  const keys = Object.entries({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET });
  if (PAYMENTS === 'sandbox') {
    const useless = Object.entries({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL });
    return useless.flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: is of no use without PAYMENTS=stripe`],
    );
  }
  const missing = keys.flatMap(([name, value]) =>
    value === undefined ? [`${name}: is needed with PAYMENTS=stripe`] : [],
  );
  const isProduction = NODE_ENV === 'production';
  return [
    ...missing,
    ...(isProduction && isTestKey(STRIPE_SECRET_KEY ?? '')
      ? ['STRIPE_SECRET_KEY: must be a live key where NODE_ENV is production: a test key moves no money']
      : []),
    ...(isProduction && STRIPE_API_URL !== undefined
      ? ['STRIPE_API_URL: must not be set where NODE_ENV is production: keys and charges go to Stripe only']
      : []),
    ...(TEST_CONTROL ? ['TEST_CONTROL: must be off with PAYMENTS=stripe: its scenarios are paid in the sandbox'] : []),
  ];
}

/** The payment provider, from settings without contradictions. */
function paymentsOf(values: Infer<typeof Environment>): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = values;
  if (secretKey === undefined || webhookSecret === undefined) return { kind: 'sandbox' };
  const api = apiUrl === undefined ? null : withoutFinalSlash(apiUrl);
  return { kind: 'stripe', secretKey, webhookSecret, apiUrl: api };
}

/** Whether an address is reachable from this machine only. */
function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Contradictions between settings. */
function contradictions(values: Infer<typeof Environment>): readonly string[] {
  const { TEST_CONTROL, DEMO, NODE_ENV, PUBLIC_URL, TRACKER_URL, TRACKER_SITE } = values;
  const isHalf = TRACKER_URL === undefined && TRACKER_SITE !== undefined;
  const issues = [
    ...paymentContradictions(values),
    ...(values.METRICS_PORT === values.PORT ? ['METRICS_PORT: must be another port than PORT'] : []),
    ...(values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined
      ? ['DATABASE_DIRECT_URL: is of no use without DATABASE_URL']
      : []),
    ...(isHalf ? ['TRACKER_SITE: is of no use without TRACKER_URL'] : []),
  ];
  if (NODE_ENV !== 'production') return issues;
  const open = Object.entries({ TEST_CONTROL, DEMO }).flatMap(([name, isOn]) =>
    isOn === true ? [`${name}: must be off where NODE_ENV is production`] : [],
  );
  const isEncrypted = PUBLIC_URL !== undefined && (isLoopback(PUBLIC_URL) || new URL(PUBLIC_URL).protocol === 'https:');
  return [
    ...issues,
    ...open,
    ...(isEncrypted
      ? []
      : ['PUBLIC_URL: must begin with https:// where NODE_ENV is production, unless only this machine can reach it']),
  ];
}

function refusal(issues: readonly string[]): StartError {
  return new StartError(['These settings cannot be used:', ...issues.map((line) => `  ${line}`)].join('\n'));
}

/**
 * The settings in an environment and its secret files; an empty variable counts as missing. Throws a `StartError` that
 * lists every bad one by name, without its value: an address may hold a password.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const files = withSecretFiles(environment);
  if (files.issues.length > 0) throw refusal(files.issues);
  const given = Object.fromEntries(Object.entries(files.environment).filter(([, value]) => value !== ''));
  const [error, values] = validate(given, Environment, { coerce: true });
  if (error) throw refusal(error.failures().map(({ path, message }) => `${path.join('.')}: ${message}`));
  const issues = contradictions(values);
  if (issues.length > 0) throw refusal(issues);
  const publicUrl = withoutFinalSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const production = values.NODE_ENV === 'production';
  const { TRACKER_URL: tracker, TRACKER_SITE: site, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = values;
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    directDatabaseUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL ?? null,
    isDatabasePooled: values.DATABASE_DIRECT_URL !== undefined,
    databaseLimits: {
      statement: values.DATABASE_STATEMENT_TIMEOUT,
      lock: values.DATABASE_LOCK_TIMEOUT,
      idleTransaction: values.DATABASE_IDLE_TRANSACTION_TIMEOUT,
    },
    backgroundAge: values.BACKGROUND_AGE,
    ajaxTarget: values.AJAX_TARGET === undefined ? null : withoutFinalSlash(values.AJAX_TARGET),
    publicUrl,
    prefixRouting: values.PREFIX_ROUTING,
    requestCodes: values.REQUEST_CODES,
    smtpUrl: values.SMTP_URL ?? null,
    payments: paymentsOf(values),
    testControl: values.TEST_CONTROL,
    tracker: tracker === undefined ? null : { url: `${withoutFinalSlash(tracker)}/`, site: site ?? null },
    errorReporting: values.ERROR_REPORTING_DSN ?? null,
    sessionReplay: values.SESSION_REPLAY_DSN ?? null,
    livePanel: values.LIVE_PANEL,
    storybookUrl: withoutFinalSlash(values.STORYBOOK_URL),
    letThrough: new Set(values.LET_THROUGH.map((name) => modificationType[name])),
    invoiceReminders: values.INVOICE_REMINDERS ?? [],
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    tracesUrl: collector === undefined ? null : withoutFinalSlash(collector),
    production,
    demo: !production && (values.DEMO ?? isLoopback(publicUrl)),
  });
}
