import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Nothing matches the filters. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <Stack gap="close">
      <p>
        <Trans>No articles match these filters.</Trans>
      </p>
      <Actions>
        <Button onPress={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
