import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Actions } from '../form/actions.tsx';
import { Button } from '../form/button.tsx';
import { Stack } from '../layout/stack.tsx';

interface NothingFoundProps {
  /** In the words of the page: "No reader matches these filters." */
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** Nothing matches the filters, and the way to clear them. */
export function NothingFound({ children, onClear }: NothingFoundProps) {
  return (
    <Stack gap="close">
      <p>{children}</p>
      <Actions>
        <Button onPress={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
