import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { displayedName } from '../../../domain/account.ts';
import type { LegalPage } from '../../../domain/document-paths.ts';
import { legalPages } from '../../../domain/document-paths.ts';
import { locales } from '../../../domain/locale.ts';
import { defaultTimeZone } from '../../../domain/moment.ts';
import { isImpersonal } from '../../../domain/visitor.ts';
import type { Place } from '../../../machines/engine/index.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import { signInPlace } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import type { PageLayoutProps } from '../../engine/index.ts';
import { PublicationNames } from '../../features/shared/offer/publication-names.tsx';
import { PublisherName } from '../../features/shared/publisher-name.tsx';
import { EverySessionContext } from '../../features/shared/every-session.ts';
import { Documents } from '../../features/shared/documents.tsx';
import { Regions } from '../../features/shared/regions.tsx';
import { PublisherTime } from '../../i18n/time-zone.tsx';
import type { Scheme } from '../../ui/form/schemes.ts';
import { applyScheme, isScheme } from '../../ui/form/schemes.ts';
import { AccountLayout } from '../../ui/layout/account-layout.tsx';
import { DefaultLayout, FunnelLayout, NewsletterLayout } from '../../ui/layout/page-layouts.tsx';
import type { LayoutProps } from '../../ui/layout/shell.tsx';
import { hrefOf } from '../../../contract/page-address.ts';
import { onlineOf } from '../navigation/online.ts';
import type { PageName } from '../../../contract/pages.ts';
import type { IndexGroup } from '../../../contract/pages/row.ts';
import { indexGroups } from '../../../contract/pages/row.ts';
import {
  indexLink,
  isIndexed,
  isInner,
  isPageName,
  pageAt,
  pageNames,
  labelOf,
  pageOf,
} from '../../../contract/pages.ts';
import { contactInDocument, nameInDocument, siteNameInDocument } from './html-metadata.ts';

/** Labels of the footer’s links to legal documents. */
const legalLabels: Readonly<Record<LegalPage, MessageDescriptor>> = {
  notice: msg`Legal notice`,
  privacy: msg`Privacy`,
  terms: msg`Terms of sale`,
};

const KEY = 'scheme';

function stored(): Scheme {
  try {
    const text = window.localStorage.getItem(KEY);
    return isScheme(text) ? text : 'system';
  } catch {
    return 'system';
  }
}

let present = stored();
const listeners = new Set<() => void>();
// Prerendering has no document.
if (typeof document !== 'undefined') applyScheme(present);

/** The person’s color scheme, kept in `localStorage` if the browser allows it. */
const schemeChoice = {
  current: (): Scheme => present,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choose: (scheme: Scheme): void => {
    present = scheme;
    applyScheme(scheme);
    try {
      window.localStorage.setItem(KEY, scheme);
    } catch {
      // The choice holds for this page.
    }
    for (const listener of listeners) listener();
  },
};

interface ShellValue {
  readonly shell: Omit<LayoutProps, 'children'>;
  /** The page that is shown, and its path. */
  readonly present: PageName | null;
  readonly path: string;
  /** Called after each commit of a layout. */
  readonly onDrawn: () => void;
}

const ShellContext = createContext<ShellValue | null>(null);

function useShell(): ShellValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error('A layout is outside of <ShellProvider>');
  // A layout commits together with its page: title and address are those of the page by then.
  useEffect(() => value.onDrawn());
  return value;
}

/** Pages whose masthead is that of a front page: the name in full size, over a strip. */
const frontPages: ReadonlySet<PageName> = new Set(['home', 'newsletterSignup']);

interface ShellProviderProps {
  readonly session: SessionContext;
  /** The page that is drawn: that of the address may still be loading. `null`: none. */
  readonly page: string | null;
  readonly can: (event: SessionEvent) => boolean;
  readonly send: (event: SessionEvent) => void;
  readonly place: Place;
  readonly prefixRouting: boolean;
  readonly onLanguage: (code: string) => void;
  readonly onDrawn: () => void;
  /** Asks for consent again. */
  readonly onConsent?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Ends every session of the account. */
const everywhere = { type: 'signOut.requested', everywhere: true } as const;

/** Names of the languages in themselves. */
const languageNames = { fr: 'Français', en: 'English' } as const;

/** Provides header and footer of every page, once for all layouts. */
export function ShellProvider({
  session,
  page,
  can,
  send,
  place,
  prefixRouting,
  onLanguage,
  onDrawn,
  onConsent,
  children,
}: ShellProviderProps) {
  const { i18n } = useLingui();
  const scheme = useSyncExternalStore(schemeChoice.subscribe, schemeChoice.current, schemeChoice.current);
  const account = session.visitor?.account ?? null;
  const name = useMemo(
    () => account && (displayedName(account) || account.email || i18n._(msg`Your account`)),
    [account, i18n],
  );
  // A visitor recognised by IP address may sign in as themselves; before the first answer the visitor is unknown.
  const isSignedOut = session.visitor !== null && (account === null || isImpersonal(session.visitor));
  // A visitor recognised by IP address has not signed in, and cannot sign out.
  const isPerson = session.visitor !== null && account !== null && !isImpersonal(session.visitor);
  const isSigningOut = !can(everywhere);
  const everySession = useMemo(
    () => (isPerson ? { isSigningOut, onSignOut: () => send(everywhere) } : null),
    [isPerson, isSigningOut, send],
  );
  const shell: ShellValue['shell'] = {
    siteName: session.site?.name ?? (session.bootError ? siteNameInDocument(i18n) : nameInDocument(session.locale)),
    isCompact: page === null || !isPageName(page) || !frontPages.has(page),
    contact: session.site?.contact ?? contactInDocument(),
    platform: session.site?.platform ?? null,
    online: session.site ? onlineOf(session.site, session.locale, i18n) : [],
    languages: locales.map((code) => ({
      code,
      name: languageNames[code],
      href: hrefOf(place, code, prefixRouting),
      isCurrent: code === session.locale,
    })),
    onLanguage,
    person:
      name !== null && isPerson
        ? {
            name,
            account: linkTo(placePaths.accountHome),
            onSignOut: () => send({ type: 'signOut.requested' }),
            isSigningOut,
          }
        : null,
    signIn:
      isSignedOut && session.location?.route?.access !== 'signIn' ? signInPlace('signIn', session.location) : null,
    legal: legalPages.map((page) => ({ name: i18n._(legalLabels[page]), href: `/${session.locale}/legal/${page}` })),
    onConsent,
    scheme,
    onScheme: schemeChoice.choose,
  };
  return (
    <ShellContext value={{ shell, present: pageAt(place), path: place.path, onDrawn }}>
      <PublisherTime zone={session.site?.timeZone ?? defaultTimeZone}>
        <PublisherName name={session.site?.name ?? ''}>
          <PublicationNames publications={session.site?.publications ?? []}>
            <Documents areOffered={session.site?.hasDocuments ?? false}>
              <Regions areKept={session.site?.hasRegions ?? false}>
                <EverySessionContext value={everySession}>{children}</EverySessionContext>
              </Regions>
            </Documents>
          </PublicationNames>
        </PublisherName>
      </PublisherTime>
    </ShellContext>
  );
}

/** The layout of a funnel. */
export function FunnelPageLayout({ progress, aside, children }: PageLayoutProps) {
  const { i18n } = useLingui();
  const { shell } = useShell();
  const up = shell.person && { href: shell.person.account, label: i18n._(msg`Your account`) };
  const items = progress.map(({ place, ...mark }) => ({ ...mark, href: place && place.path + place.search }));
  return (
    <FunnelLayout {...shell} progress={items} up={up} aside={aside}>
      {children}
    </FunnelLayout>
  );
}

/** Labels of the pages above those of one subscription. */
const upLabels: Partial<Readonly<Record<PageName, MessageDescriptor>>> = {
  subscription: msg`All your subscriptions`,
  readers: msg`Back to the subscription`,
  ranges: msg`Back to the subscription`,
  readerForm: msg`Readers`,
  readerImport: msg`Readers`,
  rangeForm: msg`IP ranges`,
  modification: msg`All your subscriptions`,
};

/** Heads of the index's groups. */
const groupLabels: Readonly<Record<IndexGroup, MessageDescriptor>> = {
  subscription: msg({ message: 'Subscription', comment: 'Head of a group of the account’s pages' }),
  reading: msg({ message: 'Reading', comment: 'Head of a group of the account’s pages' }),
  person: msg({ message: 'You', comment: 'Head of a group of the account’s pages' }),
};

/** The account's index: its pages in the order of the table. */
const indexed = pageNames.filter(isIndexed);

/** The layout of the account's pages, with their index. */
export function AccountPageLayout({ children }: PageLayoutProps) {
  const { i18n } = useLingui();
  const { shell, present, path } = useShell();
  const upLabel = present && upLabels[present];
  // The address of a request has no page above it.
  const up = present === 'modification' ? indexLink('subscriptions') : path.slice(0, path.lastIndexOf('/'));
  const parent = present && pageOf(present).within;
  const index = indexGroups.map((group) => ({
    label: i18n._(groupLabels[group]),
    items: indexed
      .filter((name) => pageOf(name).index === group)
      .map((name) => ({
        label: i18n._(labelOf(name)),
        href: indexLink(name),
        current: name === present ? ('page' as const) : name === parent ? ('parent' as const) : null,
        ...(present !== null && name === parent && isInner(present) && { inner: i18n._(labelOf(present)) }),
      })),
  }));
  return (
    <AccountLayout {...shell} index={index} up={upLabel ? { href: up, label: i18n._(upLabel) } : null}>
      {children}
    </AccountLayout>
  );
}

/** The layout of the landing page of newsletters. */
export function NewsletterPageLayout({ children }: Pick<PageLayoutProps, 'children'>) {
  const { shell } = useShell();
  return <NewsletterLayout {...shell}>{children}</NewsletterLayout>;
}

/** The layout of everything else. */
export function DefaultPageLayout({ children }: Pick<PageLayoutProps, 'children'>) {
  const { shell } = useShell();
  return <DefaultLayout {...shell}>{children}</DefaultLayout>;
}
