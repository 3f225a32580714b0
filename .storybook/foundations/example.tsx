import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { Foundations } from '../../scripts/foundations/file.ts';
import { Fold } from './fold.tsx';
import lists from './lists.module.css';

interface ExampleProps {
  readonly story: Foundations['stories'][number];
  /** The story as a component; a whole page has a frame of its own. */
  readonly view: ComponentType | undefined;
}

/** A story that runs. What takes the focus as it comes must not take it from the page. */
function Running({ label, View }: { readonly label: string; readonly View: ComponentType }) {
  const [isComing, setComing] = useState(true);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setComing(false));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={lists['example']} role="group" aria-label={label} inert={isComing}>
      <View />
    </div>
  );
}

/** A story among others. */
export function Example({ story: { id, title, name, file }, view }: ExampleProps) {
  const label = `${title.replace(/^UI\//, '')}: ${name}`;
  const isPage = file.includes('/layouts/');
  if (view && !isPage) return <Running label={label} View={view} />;
  return (
    <Fold summary={`Show ${label}`}>
      <iframe
        title={label}
        className={lists['frame']}
        src={`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`}
      />
    </Fold>
  );
}
