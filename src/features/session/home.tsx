import { Trans, useLingui } from '@lingui/react/macro';
import { newsletterSignupPaths } from '../../../machines/newsletter/newsletter-signup/newsletter-signup.paths.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { quoteRequestPaths } from '../../../machines/quote-request/quote-request.paths.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { regionNames } from '../shared/offer/offer-names.ts';
import type { SessionScreenProps } from './home-screens.tsx';
import { SectionPlace } from '../shared/section-place.tsx';
import { TitleList } from '../shared/title-list.tsx';

/** The way in: what one can do here, and what the publisher publishes. */
export function Home({ data: { site, visitor } }: SessionScreenProps<'page'>) {
  const { i18n } = useLingui();
  const { publications } = site;
  return (
    <Stack gap="wide">
      <Stack gap="close">
        <p>
          <Trans>Pay an invoice, find a receipt, look after your subscriptions to {site.name}.</Trans>
        </p>
        <Actions>
          <Link href={linkTo(placePaths.accountHome)} variant="button">
            {visitor?.account ? <Trans>Go to your account</Trans> : <Trans>Sign in to your account</Trans>}
          </Link>
        </Actions>
      </Stack>
      <Stack gap="close">
        <p>
          {visitor?.account ? (
            <Trans>Choose publications and readers, see the price, and ask for a quote.</Trans>
          ) : (
            <Trans>Not a subscriber yet? Choose what you would like to read, see the price, and ask for a quote.</Trans>
          )}
        </p>
        <Actions>
          <Link href={linkTo(quoteRequestPaths.needs)} variant="standalone" icon="forward">
            <Trans>Ask for a quote</Trans>
          </Link>
          <Link href={linkTo(newsletterSignupPaths.form)} variant="standalone" icon="forward">
            <Trans>Receive our newsletters</Trans>
          </Link>
        </Actions>
      </Stack>
      {publications.length > 0 && (
        <Section title={<Trans>Our publications</Trans>}>
          <TitleList
            items={publications.map(({ id, title, kind, region }) => ({
              id,
              title,
              line:
                kind === 'database' ? (
                  <Trans>Database · {i18n._(regionNames[region])}</Trans>
                ) : (
                  i18n._(regionNames[region])
                ),
              detail: (
                <Link
                  href={linkTo(quoteRequestPaths.needs, { publication: String(id) })}
                  variant="standalone"
                  icon="forward"
                >
                  <Trans>
                    Price and quote<VisuallyHidden as="span">: {title}</VisuallyHidden>
                  </Trans>
                </Link>
              ),
            }))}
          />
        </Section>
      )}
      <SectionPlace name="latestArticles" />
    </Stack>
  );
}
