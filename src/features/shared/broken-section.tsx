import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Stands in the place of a section that nobody can draw; the rest of the page goes on. */
export function BrokenSection({ onReload }: { readonly onReload: () => void }) {
  return (
    <Stack gap="close">
      <Notice kind="danger" title={<Trans>This part of the page could not be loaded</Trans>} />
      <Actions>
        <Button onPress={onReload}>
          <Trans>Reload the page</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
