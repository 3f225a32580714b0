import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modificationType } from '../../domain/enumerations.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-stop.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.org' };

function issue(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
  }
  throw new Error('The settings were accepted');
}

describe('settings', () => {
  it('need nothing', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      host: 'localhost',
      dataDir: `${process.cwd()}/.data`,
      databaseUrl: null,
      directDatabaseUrl: null,
      isDatabasePooled: false,
      databaseLimits: { statement: 10_000, lock: 5000, idleTransaction: 30_000 },
      backgroundAge: 1_200_000,
      ajaxTarget: null,
      publicUrl: 'http://localhost:4000',
      prefixRouting: true,
      requestCodes: 'words',
      smtpUrl: null,
      payments: { kind: 'sandbox' },
      testControl: false,
      tracker: null,
      errorReporting: null,
      sessionReplay: null,
      livePanel: false,
      storybookUrl: 'http://localhost:6006',
      letThrough: new Set([modificationType.readerDeletion, modificationType.ipRangeDeletion]),
      invoiceReminders: [],
      trustedProxies: ['loopback'],
      logLevel: 'info',
      metrics: null,
      tracesUrl: null,
      production: false,
      demo: true,
    });
  });

  it('name whom pages tell of visits and errors, each by itself; a tracker has a number of the site', () => {
    const given = readSettings({
      TRACKER_URL: 'https://stats.example/matomo',
      TRACKER_SITE: '4',
      ERROR_REPORTING_DSN: 'https://abc@errors.example/7',
    });
    expect(given.tracker).toEqual({ url: 'https://stats.example/matomo/', site: 4 });
    expect(given.errorReporting).toBe('https://abc@errors.example/7');
    expect(given.sessionReplay).toBeNull();
    expect(readSettings({ TRACKER_URL: 'https://stats.example' }).tracker?.site).toBeNull();
    expect(issue({ TRACKER_SITE: '4' })).toContain('TRACKER_SITE');
    expect(issue({ TRACKER_URL: 'https://stats.example', TRACKER_SITE: '0' })).toContain('TRACKER_SITE');
    expect(issue({ SESSION_REPLAY_DSN: 'https://errors.example/7' })).toContain('SESSION_REPLAY_DSN');
  });

  it('take addresses, networks and names as trusted proxies', () => {
    const proxiesOf = (text: string) => readSettings({ TRUSTED_PROXIES: text }).trustedProxies;
    expect(proxiesOf('loopback, 10.0.0.0/8,2001:db8::1')).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
    expect(proxiesOf('uniquelocal,linklocal')).toEqual(['uniquelocal', 'linklocal']);
    expect(proxiesOf('none')).toEqual([]);
  });

  it.each(['proxy.example.org', '10.0.0.0/33', '10.0.0.0/8/8', '0.0.0.0/0', '::/0', '10.0.0', 'true', 'loopback,'])(
    'refuse TRUSTED_PROXIES=%s',
    (text) => {
      expect(issue({ TRUSTED_PROXIES: text })).toMatch(/TRUSTED_PROXIES: must be none, or addresses and networks/);
    },
  );

  it('take secrets from files, and refuse a file that is not there or a second value', () => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-settings-'));
    const file = join(folder, 'url');
    writeFileSync(file, 'postgres://desk:hush@db/desk\n');
    expect(readSettings({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://desk:hush@db/desk');
    expect(readSettings({ SMTP_URL_FILE: '', SMTP_URL: 'smtp://mail' }).smtpUrl).toBe('smtp://mail');
    writeFileSync(file, 'mysql://desk:hush@db/desk');
    expect(issue({ DATABASE_URL_FILE: file })).toMatch(/DATABASE_URL: must be an address that begins with postgres/);
    rmSync(folder, { recursive: true });
    const both = issue({ DATABASE_URL_FILE: file, SMTP_URL: 'smtp://mail', SMTP_URL_FILE: file });
    expect(both).toContain('DATABASE_URL_FILE: its file cannot be read (ENOENT)');
    expect(both).toContain('SMTP_URL_FILE: must not be set together with SMTP_URL');
    expect(both).not.toContain('hush');
  });

  it('cannot be changed later', () => {
    expect(Object.isFrozen(readSettings({}))).toBe(true);
  });

  it('take what the environment says', () => {
    const settings = readSettings({
      PORT: '4100',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/desk',
      DATABASE_URL: 'postgres://desk:secret@pooler.example.org/desk',
      DATABASE_DIRECT_URL: 'postgres://desk:secret@db.example.org/desk',
      DATABASE_STATEMENT_TIMEOUT: '4000',
      DATABASE_LOCK_TIMEOUT: '2000',
      DATABASE_IDLE_TRANSACTION_TIMEOUT: '9000',
      BACKGROUND_AGE: '60000',
      AJAX_TARGET: 'https://calls.example.org/v1/',
      PUBLIC_URL: 'https://www.example.org/',
      PREFIX_ROUTING: 'off',
      REQUEST_CODES: 'numbers',
      SMTP_URL: 'smtps://mail.example.org',
      TEST_CONTROL: '1',
      LET_THROUGH: 'ipRangeEdit, readerDeletion',
      INVOICE_REMINDERS: '-7, 3,15',
      LIVE_PANEL: 'on',
      STORYBOOK_URL: 'https://stories.example.org/',
      LOG_LEVEL: 'debug',
      METRICS_HOST: '10.0.0.4',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.5:4318/',
      NODE_ENV: 'test',
    });
    expect(settings).toEqual({
      port: 4100,
      host: '0.0.0.0',
      dataDir: '/var/desk',
      databaseUrl: 'postgres://desk:secret@pooler.example.org/desk',
      directDatabaseUrl: 'postgres://desk:secret@db.example.org/desk',
      isDatabasePooled: true,
      databaseLimits: { statement: 4000, lock: 2000, idleTransaction: 9000 },
      backgroundAge: 60_000,
      ajaxTarget: 'https://calls.example.org/v1',
      publicUrl: 'https://www.example.org',
      prefixRouting: false,
      requestCodes: 'numbers',
      smtpUrl: 'smtps://mail.example.org',
      payments: { kind: 'sandbox' },
      testControl: true,
      tracker: null,
      errorReporting: null,
      sessionReplay: null,
      livePanel: true,
      storybookUrl: 'https://stories.example.org',
      letThrough: new Set([modificationType.ipRangeEdit, modificationType.readerDeletion]),
      invoiceReminders: [-7, 3, 15],
      trustedProxies: ['loopback'],
      logLevel: 'debug',
      metrics: { host: '10.0.0.4', port: 9464 },
      tracesUrl: 'http://10.0.0.5:4318',
      production: false,
      demo: false,
    });
  });

  it('make the public address from the port', () => {
    expect(readSettings({ PORT: '4101' }).publicUrl).toBe('http://localhost:4101');
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, true],
    [{ PUBLIC_URL: 'http://[::1]:4000' }, true],
    [{ PUBLIC_URL: 'http://desk.localhost' }, true],
    [{ PUBLIC_URL: 'https://www.example.org' }, false],
    [{ PUBLIC_URL: 'http://192.168.1.7:4000' }, false],
    [{ PUBLIC_URL: 'https://localhost.example.org' }, false],
    [{ PUBLIC_URL: 'https://www.example.org', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
    [{ ...production }, false],
  ])('%o: the demo is there: %s', (environment, isThere) => {
    expect(readSettings(environment).demo).toBe(isThere);
  });

  it('treat an empty variable as one that is not there', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', PREFIX_ROUTING: '' })).toEqual(readSettings({}));
  });

  it('list every bad one, and repeat no value', () => {
    const bad = {
      PORT: '70000',
      DATABASE_URL: 'mysql://me:hush@db/desk',
      AJAX_TARGET: 'calls.example.org',
      PUBLIC_URL: 'https://www.example.org/desk',
      PREFIX_ROUTING: 'perhaps',
      REQUEST_CODES: 'letters',
      SMTP_URL: 'https://mail.example.org',
      TEST_CONTROL: 'maybe',
      LIVE_PANEL: 'sometimes',
      LET_THROUGH: 'readerDeletion,everything',
    };
    const text = issue(bad);
    expect(
      text
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0]),
    ).toEqual(Object.keys(bad));
    expect(text).not.toContain('hush');
  });

  it.each(['0', '-1', '4000.5', '4e3', 'http', ' 4000'])('refuse the port %j', (PORT) => {
    expect(issue({ PORT })).toContain('PORT: must be a port from 1 to 65535');
  });

  it.each(['http://www.example.org', 'http://192.168.1.7:4000', 'http://localhost.example.org', undefined])(
    'refuse production on %s, where cookies travel in the clear',
    (address) => {
      const text = issue({ ...production, PUBLIC_URL: address ?? '' });
      expect(text).toContain('PUBLIC_URL: must begin with https:// where NODE_ENV is production');
    },
  );

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000'])(
    'accept production on %s, this machine alone',
    (address) => {
      expect(readSettings({ ...production, PUBLIC_URL: address }).production).toBe(true);
    },
  );

  it.each(['Production', 'prod', 'production ', 'staging'])(
    'refuse NODE_ENV=%s, which would not be production',
    (name) => {
      expect(issue({ NODE_ENV: name })).toContain('NODE_ENV: must be production, development or test');
    },
  );

  it('refuse test control in production', () => {
    expect(issue({ ...production, TEST_CONTROL: 'on' })).toContain('TEST_CONTROL');
  });

  const keys = { STRIPE_SECRET_KEY: 'sk_test_51Habcdefgh', STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12' };
  const live = { ...keys, STRIPE_SECRET_KEY: 'rk_live_51Habcdefgh' };

  it('name the payment provider with its keys', () => {
    expect(readSettings({ PAYMENTS: 'stripe', ...keys }).payments).toEqual({
      kind: 'stripe',
      secretKey: keys.STRIPE_SECRET_KEY,
      webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
      apiUrl: null,
    });
    const faked = readSettings({ PAYMENTS: 'stripe', ...keys, STRIPE_API_URL: 'http://127.0.0.1:4710/' });
    expect(faked.payments).toMatchObject({ apiUrl: 'http://127.0.0.1:4710' });
    expect(readSettings({ PAYMENTS: 'stripe', ...live, ...production }).payments.kind).toBe('stripe');
  });

  it.each([
    ['an unknown provider', { PAYMENTS: 'cash' }, ['PAYMENTS']],
    ['Stripe without keys', { PAYMENTS: 'stripe' }, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
    [
      'a publishable key',
      { PAYMENTS: 'stripe', ...keys, STRIPE_SECRET_KEY: 'pk_test_51Habcdefgh' },
      ['STRIPE_SECRET_KEY'],
    ],
    [
      'a key with a line end',
      { PAYMENTS: 'stripe', ...keys, STRIPE_SECRET_KEY: 'sk_test_51Habcdefgh\n' },
      ['STRIPE_SECRET_KEY'],
    ],
    ['a malformed secret', { PAYMENTS: 'stripe', ...keys, STRIPE_WEBHOOK_SECRET: 'abc' }, ['STRIPE_WEBHOOK_SECRET']],
    ['keys without Stripe', keys, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
    ['test control with Stripe', { PAYMENTS: 'stripe', ...keys, TEST_CONTROL: 'on' }, ['TEST_CONTROL']],
    ['a test key in production', { PAYMENTS: 'stripe', ...keys, ...production }, ['STRIPE_SECRET_KEY']],
    [
      'another API in production',
      { PAYMENTS: 'stripe', ...live, STRIPE_API_URL: 'https://api.example.org', ...production },
      ['STRIPE_API_URL'],
    ],
  ])('refuse %s, and repeat no key', (_, environment, names) => {
    const text = issue(environment);
    const named = text
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0]);
    expect(named).toEqual(names);
    expect(text).not.toMatch(/51H|abcdefgh/);
  });

  it('keep metrics off the public port', () => {
    expect(issue({ PORT: '4100', METRICS_PORT: '4100' })).toContain('METRICS_PORT: must be another port than PORT');
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ host: 'localhost', port: 9464 });
  });

  it('let no request through where they say so', () => {
    expect(readSettings({ LET_THROUGH: 'none' }).letThrough.size).toBe(0);
    expect(issue({ LET_THROUGH: 'toString' })).toContain('LET_THROUGH: must be none, or some of email');
  });

  it('send no reminders where they say so, and refuse a day that is none', () => {
    expect(readSettings({ INVOICE_REMINDERS: 'none' }).invoiceReminders).toEqual([]);
    for (const days of ['-7;3', 'soon', '1.5', '400'])
      expect(issue({ INVOICE_REMINDERS: days })).toContain('INVOICE_REMINDERS: must be none, or days from -60 to 180');
  });

  it('allow the live panel in production on request', () => {
    expect(readSettings(production).livePanel).toBe(false);
    expect(readSettings({ ...production, LIVE_PANEL: 'on' }).livePanel).toBe(true);
  });
});
