import { useState } from 'react';
import type { Locale } from '../../machines/domain/locale.ts';
import styles from './storyboard-page.module.css';
import { Thumbnail } from './thumbnail.tsx';

export const schemes = ['light', 'dark'] as const;

/** The widths of the design, in CSS pixels: a phone, the least of two columns, a desktop. */
export const widths = [360, 768, 1280] as const;

/** How a state is shown. */
export interface Setting {
  readonly language: Locale;
  readonly scheme: (typeof schemes)[number];
  readonly width: (typeof widths)[number];
}

interface PictureProps {
  readonly chart: string;
  readonly storyId: string;
  readonly setting: Setting;
  /** Whether there is a picture, as soon as that is known. */
  readonly onKnown: (isKept: boolean) => void;
}

/** How much smaller a picture is shown. */
const scales = { 360: 0.6, 768: 0.4, 1280: 0.3 } as const;

/**
 * A state as `npm run storyboard` has photographed it; the living page on a click. Where no picture is kept, it says
 * which command takes one.
 */
export function Picture({ chart, storyId, setting, onKnown }: PictureProps) {
  const [isMissing, setMissing] = useState(false);
  const [isLive, setLive] = useState(false);
  const { language, scheme, width } = setting;
  const file = `${storyId}.${scheme}.${width}.png`;
  const name = `${language}, ${scheme}, ${width} px`;
  if (isLive) {
    return (
      <div className={styles['picture']}>
        <button type="button" onClick={() => setLive(false)}>
          Picture
        </button>
        <Thumbnail title={name} storyId={storyId} setting={setting} />
      </div>
    );
  }
  return (
    <div className={styles['picture']} style={{ inlineSize: width * scales[width] }}>
      <button type="button" onClick={() => setLive(true)}>
        <span>{name}</span>
        {isMissing ? (
          <span className={styles['missing']}>
            No picture is kept. It is taken by{' '}
            <code>
              npm run storyboard -- --chart {chart} --width {width}
            </code>
            ; a click shows the page.
          </span>
        ) : (
          <img
            src={`storyboard/${chart}/${file}`}
            alt=""
            loading="lazy"
            onLoad={() => onKnown(true)}
            onError={() => {
              setMissing(true);
              onKnown(false);
            }}
          />
        )}
      </button>
    </div>
  );
}
