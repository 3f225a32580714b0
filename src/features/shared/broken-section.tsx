import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Replaces a section whose code or render failed; the rest of the page works on. */
export function BrokenSection({ onReload }: { readonly onReload: () => void }) {
  return (
    <Stack gap="close">
      <Notice kind="danger" title={<Trans>We couldn’t load this part of the page</Trans>} />
      <Actions>
        <Button onPress={onReload}>
          <Trans>Reload the page</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
