import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../machines/domain/locale.ts';
import styles from './storyboard-page.module.css';

export const schemes = ['light', 'dark'] as const;

/** The widths of the design, in CSS pixels: a phone, the least of two columns, a desktop. */
export const widths = [360, 768, 1280] as const;

/** How all states of a storyboard are shown. */
export interface Setting {
  readonly language: Locale;
  readonly scheme: (typeof schemes)[number];
  readonly width: (typeof widths)[number];
}

/** How much smaller, and how high, a state is shown. */
const sizes = {
  360: { scale: 0.6, height: 780 },
  768: { scale: 0.45, height: 1024 },
  1280: { scale: 0.36, height: 900 },
} as const;

/** How far from sight a frame is loaded, in CSS pixels. */
const NEAR = 400;

interface ThumbnailProps {
  readonly title: string;
  readonly storyId: string;
  readonly setting: Setting;
  readonly onOpen: (storyId: string) => void;
}

/** A story in a small frame of its own, there only while it is near what one sees: each is a whole page. */
export function Thumbnail({ title, storyId, setting, onOpen }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: `${NEAR}px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { scale, height } = sizes[setting.width];
  const globals = `scheme:${setting.scheme};a11y.manual:!true`;
  return (
    <figure style={{ inlineSize: setting.width * scale }}>
      <figcaption>
        <a
          href={`./?path=/story/${storyId}`}
          target="_top"
          onClick={(event) => {
            event.preventDefault();
            onOpen(storyId);
          }}
        >
          {title}
        </a>
      </figcaption>
      <div ref={place} className={styles['frame']} style={{ blockSize: height * scale }}>
        {isNear && (
          <iframe
            title={title}
            // A picture: one operates the story itself.
            inert
            scrolling="no"
            src={`iframe.html?id=${storyId}&viewMode=story&globals=${globals}`}
            style={{ inlineSize: setting.width, blockSize: height, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  );
}
