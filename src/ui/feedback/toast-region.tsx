import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { QueuedToast } from 'react-aria-components/Toast';
import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../layout/icon.tsx';
import styles from './toast-region.module.css';
import type { Toast, Toasts } from './toast-store.ts';
import { useSpace } from './use-space.ts';

/** How long a toast is shown, in milliseconds (specification §9). */
const DISPLAY_TIME = 5_000;

/** Milliseconds after which a toast is not that of an act that leads to another page just now. */
const LEAD_TIME = 1_000;

function ToastItem({ toast }: { readonly toast: QueuedToast<Toast> }) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const { kind, text } = toast.content;
  useSpace(element, text);
  return (
    <AriaToast ref={element} toast={toast} className={classNames(styles.toast)}>
      <Icon name={kind} />
      <ToastContent className={styles.text}>
        <Text slot="title">{text}</Text>
      </ToastContent>
      <Button slot="close" className={classNames(styles.close)} aria-label={t`Close message`}>
        <Icon name="close" />
      </Button>
    </AriaToast>
  );
}

export interface ToastRegionProps {
  readonly toasts: Toasts;
  readonly page: string;
}

/**
 * Shows toasts for 5,000 ms each, longer while a pointer or focus rests on one. A landmark that F6 reaches; focus returns to
 * where it was when the last toast closes. A toast is an alert: it is announced although its region comes with it. It goes
 * with its page: with the one to which its act leads.
 * @param page Address of the page.
 */
export function ToastRegion({ toasts, page }: ToastRegionProps) {
  const { t } = useLingui();
  const [queue] = useState(() => new ToastQueue<Toast>());
  const shownAt = useRef(new Map<string, number>());
  const subscribe = useCallback((onChange: () => void) => queue.subscribe(onChange), [queue]);
  const count = useSyncExternalStore(subscribe, () => queue.visibleToasts.length);
  useEffect(() => {
    const take = (): void => {
      for (const toast of toasts.take()) {
        // The same words again replace the toast, and its time starts again.
        const same = queue.visibleToasts.find(({ content }) => content.text === toast.text);
        if (same) queue.close(same.key);
        shownAt.current.set(queue.add(toast, { timeout: DISPLAY_TIME }), performance.now());
      }
    };
    take();
    return toasts.subscribe(take);
  }, [toasts, queue]);
  useEffect(() => {
    const times = shownAt.current;
    for (const { key } of queue.visibleToasts) {
      if (performance.now() - (times.get(key) ?? 0) > LEAD_TIME) queue.close(key);
    }
  }, [page, queue]);
  return (
    <AriaToastRegion
      queue={queue}
      className={classNames(styles.region)}
      // Without toasts there is no region that F6 could reach: react-aria registers it when its label changes.
      aria-label={t`${plural(count, { one: '# message', other: '# messages' })}`}
    >
      {({ toast }) => <ToastItem toast={toast} />}
    </AriaToastRegion>
  );
}
