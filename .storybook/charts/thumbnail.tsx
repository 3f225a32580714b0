import type { Setting } from './picture.tsx';
import styles from './storyboard-page.module.css';

/** How much smaller, and how high, a state is shown. */
const sizes = {
  360: { scale: 0.6, height: 780 },
  768: { scale: 0.4, height: 1024 },
  1280: { scale: 0.3, height: 900 },
} as const;

interface ThumbnailProps {
  readonly title: string;
  readonly storyId: string;
  readonly setting: Setting;
}

/** A story in a small frame of its own: a whole page, and so slow. */
export function Thumbnail({ title, storyId, setting: { scheme, width } }: ThumbnailProps) {
  const { scale, height } = sizes[width];
  const globals = `scheme:${scheme};a11y.manual:!true`;
  return (
    <div className={styles['frame']} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <iframe
        title={title}
        // A picture: one operates the story itself.
        inert
        scrolling="no"
        src={`iframe.html?id=${storyId}&viewMode=story&globals=${globals}`}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  );
}
