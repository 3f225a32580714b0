import { ErrorMessage } from '../../ui/layout/error-message.tsx';
import type { SessionScreenProps } from './screen-props.ts';

/** No route answers to the address, or its condition fails (specification §2). */
export function NotFound({ data: { location } }: SessionScreenProps<'notFound'>) {
  return <ErrorMessage status={404} path={location.path} />;
}
