import type { ReadersContext } from '../../../../machines/licence/readers/readers.context.ts';
import type { ReadersEvent } from '../../../../machines/licence/readers/readers.machine.ts';
import type { ScreenProps } from '../../../engine/index.ts';

export type ReadersProps = ScreenProps<ReadersContext, ReadersEvent>;
