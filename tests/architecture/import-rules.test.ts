import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports } from '../../scripts/check-imports.ts';
import { importRules } from '../../scripts/import-rules.ts';

/** For every rule, imports that it must catch. */
const forbidden: Readonly<Record<string, readonly (readonly [from: string, statement: string])[]>> = {
  domain: [
    ['domain/money.ts', "import 'xstate';"],
    ['domain/dates.ts', "import '../machines/ports.ts';"],
    ['domain/files.ts', "import 'node:fs';"],
  ],
  machines: [
    ['machines/invoice/invoice.machine.ts', "import 'react';"],
    ['machines/invoice/help.machine.ts', "import '../session/session.machine.ts';"],
    ['machines/session/cookies.ts', "import '../../src/api/client.ts';"],
  ],
  'machines-engine': [
    ['machines/engine/step.ts', "import '../invoice/invoice.steps.ts';"],
    [
      'machines/engine/model/samples.ts',
      "import type { Ports } from '../../ports.ts';\nexport type Port = keyof Ports;",
    ],
    ['machines/engine/model/explore.ts', "import '../../failure.ts';"],
    ['machines/engine/words.ts', "import '@lingui/core';"],
  ],
  validation: [
    ['validation/rules/email.ts', "import 'xstate';"],
    ['validation/issue-words.ts', "import '@lingui/core';"],
    ['validation/rules/purchase-order.ts', "import '../forms/ordering.ts';"],
  ],
  'validation-forms': [
    ['validation/forms/ordering.ts', "import '../../machines/invoice/invoice.steps.ts';"],
    ['validation/reader-list/records.ts', "import 'xstate';"],
  ],
  'machines-shared': [
    ['machines/ports.ts', "import '../src/api/client.ts';"],
    ['machines/failure.ts', "import '../contract/calls.ts';"],
  ],
  'machines-shared-types': [
    ['machines/effects.ts', "import type { ApiClient } from '../src/api/client.ts';\nexport type Client = ApiClient;"],
  ],
  contract: [
    ['contract/calls.ts', "import '../src/api/client.ts';"],
    ['contract/headers.ts', "import '../machines/ports.ts';"],
  ],
  'src-api': [
    ['src/api/client.ts', "import '../../machines/invoice/invoice.steps.ts';"],
    ['src/api/user.ts', "import 'react';"],
  ],
  'src-i18n': [['src/i18n/format.ts', "import '../ui/form/button.tsx';"]],
  'src-ui': [
    ['src/ui/form/button.tsx', "import '../../../domain/account.ts';"],
    ['src/ui/layout/link.tsx', "import 'wouter';"],
  ],
  'src-engine': [
    ['src/engine/funnel-view.tsx', "import '../features/invoice/registry.tsx';"],
    ['src/engine/url.ts', "import '../../machines/invoice/invoice.steps.ts';"],
    ['src/engine/arrival.tsx', "import '../ui/input.tsx';"],
    ['src/engine/words.ts', "import '@lingui/core';"],
    ['src/engine/language.ts', "import '../i18n/locale.ts';"],
  ],
  'src-page': [
    ['src/page/page.tsx', "import '../features/invoice/registry.tsx';"],
    ['src/page/query-cache.ts', "import '../app/app.tsx';"],
  ],
  'src-page-types': [
    [
      'src/page/draft.ts',
      "import type { Context } from '../features/invoice/help.tsx';\nexport const context: Context = 1;",
    ],
  ],
  'src-feature-page': [
    ['src/features/payment/page.ts', "import '../invoice/registry.tsx';"],
    ['src/features/payment/renewals-section.ts', "import 'ky';"],
    ['src/features/wallet/page.ts', "import '../../../contract/calls.ts';"],
  ],
  'src-features': [
    ['src/features/invoice/check.tsx', "import '../../api/client.ts';"],
    ['src/features/invoice/choose.tsx', "import '../../../contract/calls.ts';"],
    ['src/features/invoice/transfer.tsx', "import 'ky';"],
    ['src/features/invoice/help.tsx', "import 'wouter';"],
    ['src/features/invoice/cart.tsx', "import '../payment/page.ts';"],
    [
      'src/features/invoice/paid.tsx',
      "import { machine } from '../../../machines/invoice/invoice.machine.ts';\nmachine();",
    ],
  ],
  'src-features-types': [
    [
      'src/features/invoice/failed.tsx',
      "import type { Call } from '../../../contract/calls.ts';\nexport const call: Call = 1;",
    ],
  ],
  'src-panel': [
    ['src/panel/panel.tsx', "import '../engine/focus.tsx';"],
    ['src/panel/recorder.ts', "import '../../machines/invoice/invoice.machine.ts';"],
    ['src/panel/facts.ts', "import '../api/client.ts';"],
  ],
  'src-app': [
    ['src/app/main.tsx', "import '../../server/main.ts';"],
    ['src/app/routes.tsx', "import 'node:fs';"],
  ],
  server: [
    ['server/core/http/forward.ts', "import '../../../src/api/client.ts';"],
    ['server/help.ts', "import '../machines/invoice/invoice.steps.ts';"],
    ['server/test-control/tabs.ts', "import '../../machines/invoice/invoice.steps.ts';"],
  ],
  'server-clock-free-port-html-in-time-is-aborted-lifetimes-log-metrics-reference-secret-files-secrets-start-stop-trusted-proxies':
    [['server/core/log.ts', "import './rpc/handler.ts';"]],
  'server-settings-icon': [['server/core/settings.ts', "import './services.ts';"]],
  'server-i18n-db-pdf': [['server/core/db/schema.ts', "import '../payments/provider.ts';"]],
  'server-people': [['server/core/people/contacts.ts', "import '../mail/mailer.ts';"]],
  'server-document-form-mail': [['server/core/mail/mailer.ts', "import '../../features/site/email-layout.ts';"]],
  'server-frame': [['server/core/html/frame.ts', "import '../http/failures.ts';"]],
  'server-services': [['server/core/services.ts', "import '../routes/background.ts';"]],
  'server-rpc-http-jobs-open-services': [
    ['server/core/rpc/throttle.ts', "import '../../features/session/identify.ts';"],
    ['server/core/rpc/failures.ts', "import '../http/failures.ts';"],
  ],
  'server-payments': [['server/core/payments/provider.ts', "import '../../features/checkout/settle.ts';"]],
  'server-site-catalogue': [['server/features/site/email-layout.ts', "import '../../seed/seed.ts';"]],
  'server-quote-request-newsletter': [['server/features/quote-request/draft.ts', "import '../session/identify.ts';"]],
  'server-session': [['server/features/session/identify.ts', "import type { Token } from '../invoice/token.ts';"]],
  'server-invoice-reading-wallet': [
    ['server/features/invoice/token.ts', "import '../checkout/settle.ts';\nexport type Token = string;"],
  ],
  'server-subscription': [['server/features/subscription/begin.ts', "import '../modification/store.ts';"]],
  'server-modification': [['server/features/modification/store.ts', "import '../profile/store.ts';"]],
  'server-profile-quotation-checkout': [
    ['server/features/profile/store.ts', "import '../subscription-order/order.ts';"],
    ['server/features/checkout/settle.ts', "import '../subscription-order/order.ts';"],
  ],
  'server-other-features': [
    ['server/features/subscription-order/order.ts', "import '../../seed/seed.ts';"],
    ['server/features/contact/routes.ts', "import '../letters/routes.ts';"],
  ],
  'server-routes': [['server/routes/background.ts', "import '../test-control/scenario.ts';"]],
  'server-seed': [['server/seed/seed.ts', "import '../office/invoice.ts';"]],
  'server-office-test-control': [
    ['server/office/invoice.ts', "import '../test-control/scenario.ts';"],
    ['server/test-control/scenario.ts', "import '../start.ts';"],
  ],
  'server-start': [['server/start.ts', "import './main.ts';"]],
  'server-announcement': [['server/announcement.ts', "import './main.ts';"]],
  'server-main': [['server/main.ts', "import './help.ts';"]],
  'server-part-without-a-place': [['server/letters/write.ts', "import '../core/mail/mailer.ts';"]],
  'no-cycles': [['domain/coin.ts', "import './coin.ts';"]],
  'rows-of-pages-import-nothing': [['contract/pages/invoice.ts', "import '../../domain/account.ts';"]],
  'nobody-imports-app': [['scripts/print.ts', "import '../src/app/app.tsx';"]],
  'panel-is-loaded-apart': [
    ['src/page/page.tsx', "import '../panel/recorder.ts';"],
    ['scripts/size.ts', "import '../src/panel/panel.tsx';"],
  ],
  'models-are-not-shipped': [
    ['src/app/layout/shell.tsx', "import '../../../machines/engine/model/explore.ts';"],
    ['src/page/analytics.ts', "import '../../machines/engine/model/samples.ts';"],
  ],
  'server-without-browser-packages': [['server/page.ts', "import 'react';"]],
  'product-without-development-packages': [['server/watch.ts', "import 'vite';"]],
};

const allowed: readonly (readonly [from: string, statement: string])[] = [
  ['domain/account.ts', "import './person.ts';"],
  ['domain/person.ts', 'export {};'],
  [
    'machines/invoice/invoice.steps.ts',
    "import 'xstate';\nimport 'superstruct';\nimport '../engine/path.ts';\nexport const steps = () => 1;",
  ],
  ['contract/pages/invoice.ts', 'export {};'],
  ['machines/session/session.machine.ts', "import '../../domain/account.ts';\nimport './cookies.ts';"],
  ['machines/engine/path.ts', "import 'xstate';\nimport 'superstruct';\nimport './step-name.ts';"],
  ['machines/engine/step-name.ts', 'export {};'],
  ['machines/failure.ts', "import '../domain/account.ts';"],
  ['validation/rules/rule.ts', "import 'superstruct';\nimport '../../domain/account.ts';"],
  ['validation/form.ts', "import './rules/rule.ts';"],
  ['validation/forms/ordering.ts', "import '../rules/rule.ts';\nimport './address.ts';"],
  ['machines/invoice/transfer.machine.ts', "import '../validation/form.ts';"],
  [
    'contract/golden.ts',
    "import 'superstruct';\nimport '../../domain/account.ts';\nimport '../../validation/form.ts';\nexport type Call = number;",
  ],
  ['src/api/visitor.ts', "import 'ky';\nimport '../contract/golden.ts';\nimport '../../machines/failure.ts';"],
  [
    'src/ui/input.tsx',
    "import 'react';\nimport 'react-aria-components';\nimport '@lingui/core';\nimport '../i18n/locale.ts';",
  ],
  ['src/i18n/locale.ts', "import '@lingui/core';"],
  ['src/engine/focus.tsx', "import 'react';\nimport 'xstate';\nimport '../../machines/engine/path.ts';"],
  [
    'src/features/invoice/registry.tsx',
    "import '../../engine/focus.tsx';\nimport '../../../validation/form.ts';\nimport '../../../contract/pages/invoice.ts';\nimport type { steps } from '../../../machines/invoice/invoice.steps.ts';\nexport type Steps = typeof steps;",
  ],
  [
    'src/panel/line.tsx',
    "import 'xstate';\nimport 'react';\nimport '../ui/input.tsx';\nimport '../../machines/engine/path.ts';",
  ],
  ['src/app/start.tsx', "void import('../panel/line.tsx');"],
  ['src/app/app.tsx', "import '../features/invoice/registry.tsx';\nimport '../api/site.ts';\nimport 'wouter';"],
  [
    'server/store.ts',
    "import 'node:fs';\nimport 'pg';\nimport '../contract/golden.ts';\nimport '../validation/form.ts';",
  ],
  ['server/core/http/failures.ts', 'export {};'],
  ['server/core/rpc/handler.ts', "import '../secrets.ts';\nimport '../db/lock.ts';"],
  ['server/core/secrets.ts', 'export {};'],
  ['server/core/db/lock.ts', "import '../secrets.ts';"],
  ['server/features/quotation/store.ts', "import '../subscription/store.ts';\nimport '../../core/rpc/handler.ts';"],
  ['server/features/subscription/store.ts', "import './lines.ts';\nimport '../../core/db/lock.ts';"],
  ['server/features/subscription/lines.ts', 'export {};'],
  ['server/features/letters/routes.ts', "import '../quotation/store.ts';"],
  ['server/seed/quotations.ts', "import '../features/quotation/store.ts';"],
  ['server/office/main.ts', "import '../seed/quotations.ts';"],
  ['server/store.test.ts', "import 'vitest';\nimport '../src/app/app.tsx';"],
  ['src/ui/input.stories.tsx', "import '../../domain/account.ts';"],
];

const packages = {
  type: 'module',
  dependencies: Object.fromEntries(
    ['react', 'react-aria-components', '@lingui/core', 'wouter', 'ky', 'xstate', 'superstruct', 'pg'].map((name) => [
      name,
      '*',
    ]),
  ),
  devDependencies: { vite: '*', vitest: '*' },
};

let project = '';

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await symlink(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  await write([['package.json', JSON.stringify(packages)], ...allowed]);
});

afterEach(() => rm(project, { recursive: true }));

async function write(files: readonly (readonly [path: string, content: string])[]): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), content);
  }
}

const folders = ['contract', 'domain', 'machines', 'scripts', 'server', 'src', 'validation'];

describe('import rules', () => {
  test('let through what the architecture allows', async () => {
    await write([['scripts/size.ts', "import 'vite';"]]);
    await write(Object.values(forbidden).flatMap((imports) => imports.map(([from]) => [from, 'export {};'] as const)));
    const { modules, broken } = await checkImports(project, folders);
    expect(broken).toEqual([]);
    expect(modules).toBeGreaterThan(allowed.length);
  });

  test('catch a planted import for every rule, and say what to do instead', async () => {
    await write(Object.values(forbidden).flat());
    const { broken } = await checkImports(project, folders);
    const planted = Object.entries(forbidden).flatMap(([rule, imports]) => imports.map(([from]) => `${rule}: ${from}`));
    const caught = broken.map(({ rule, from }) => `${rule}: ${from}`);
    expect(planted.filter((one) => !caught.includes(one))).toEqual([]);
    expect(broken.filter(({ instead }) => instead === '')).toEqual([]);
  });

  test('are all planted against', () => {
    expect(new Set(Object.keys(forbidden))).toEqual(new Set(importRules.map(({ name }) => name)));
  });
});
