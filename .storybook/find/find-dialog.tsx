/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Finder, Found } from '../../scripts/sentences/find.ts';
import type { FoundStory } from '../../scripts/sentences/index-file.ts';
import type { Manner } from '../../scripts/sentences/question.ts';
import { understand } from '../../scripts/sentences/question.ts';
import { MannerChoice } from './manner-choice.tsx';

/** Styles of the search in all screens, in the manager. */
const findStyle = `
.find-sentence { box-sizing: border-box; inline-size: min(44rem, calc(100vw - 2rem)); max-block-size: calc(100vh - 6rem); margin-block-start: 3rem;
  padding: 16px; border: 1px solid #8888; border-radius: 6px; color-scheme: light dark; background: Canvas; color: CanvasText;
  font: 14px/1.4 'Nunito Sans', sans-serif; white-space: normal; }
.find-sentence::backdrop { background: #0006; }
.find-sentence label { display: block; font-weight: 700; margin-block-end: 4px; }
.find-sentence input[type='text'] { box-sizing: border-box; inline-size: 100%; padding: 8px 10px; font: inherit; font-size: 16px; }
.find-sentence fieldset { display: inline-flex; min-inline-size: 0; max-inline-size: 100%; flex-wrap: wrap; gap: 2px 8px; align-items: center; border: 0; padding: 0; margin: 8px 18px 0 0; }
.find-sentence fieldset label { display: inline; font-weight: 400; margin: 0; }
.find-sentence .find-answers { margin: 12px 0 0; padding: 0; max-block-size: calc(100vh - 20rem); overflow-y: auto; }
.find-sentence [role='option'] { padding: 6px 8px; border-radius: 4px; cursor: pointer; }
.find-sentence [role='option'][aria-selected='true'] { background: Highlight; color: HighlightText; }
.find-sentence [role='option'] small { display: block; opacity: 0.8; }
.find-sentence .find-status { margin: 10px 0 0; }
`;

/** A found story, and how it is shown. */
interface Answer {
  readonly text: string;
  readonly story: FoundStory;
  /** Number of other stories that show the same sentence. */
  readonly more: number;
  readonly manner: Manner;
}

interface FindDialogProps {
  readonly finder: Finder | string | null;
  /** Words to begin with. */
  readonly asked: string;
  readonly onOpen: (story: FoundStory, manner: Manner) => void;
  readonly onClose: () => void;
}

const languages = { fr: 'French', en: 'English' } as const;
const schemes = { light: 'light', dark: 'dark' } as const;
const windows = { phone: 'phone', tablet: 'tablet', desktop: 'desktop' } as const;

/** One answer for each found story; of a sentence that many stories show, only the first until it is unfolded. */
function answersOf(found: readonly Found[], { language }: Manner, unfolded: string | null): readonly Answer[] {
  return found.flatMap(({ text, stories, manner }) => {
    const own = language === undefined ? stories : stories.filter(({ locale }) => locale === language);
    const shown = text === unfolded ? own : own.slice(0, 1);
    return shown.map((story, place) => ({ text, story, manner, more: place === 0 ? own.length - shown.length : 0 }));
  });
}

function words({ scheme, window }: Manner): string {
  return [scheme, window].filter((word) => word !== undefined).join(', ');
}

/** Finds the stories whose screens show a text. */
export function FindDialog({ finder, asked: given, onOpen, onClose }: FindDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(given);
  const [chosen, setChosen] = useState<Manner>({});
  const [active, setActive] = useState(0);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { language } = chosen;
  const answers = useMemo(() => {
    if (typeof finder !== 'function') return [];
    const question = language === undefined ? text : `${text} ${languages[language]}`;
    return answersOf(finder(question), chosen, unfolded);
  }, [finder, text, language, chosen, unfolded]);
  // The buttons also show the settings in the typed words.
  const asked = understand(text).at(-1)?.manner ?? {};
  const shown: Manner = { ...asked, ...chosen };
  const choose = (part: Manner): void => {
    setChosen({ ...chosen, ...part });
    setActive(0);
  };
  const open = ({ story, manner }: Answer): void => onOpen(story, { ...manner, ...chosen });
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(answers.length - 1, to));
    setActive(next);
    document.querySelector(`[id="${id}-${next}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (key: string): boolean => {
    const answer = answers[active];
    if (key === 'ArrowDown') move(active + 1);
    else if (key === 'ArrowUp') move(active - 1);
    else if (key === 'ArrowRight' && answer && answer.more > 0) setUnfolded(answer.text);
    else if (key === 'Enter' && answer) open(answer);
    else return false;
    return true;
  };
  return (
    <dialog ref={dialog} className="find-sentence" aria-label="Find a sentence" onClose={onClose}>
      <style>{findStyle}</style>
      <label htmlFor={`${id}-words`}>Words, state or amount of any screen, in either language</label>
      <input
        id={`${id}-words`}
        type="text"
        role="combobox"
        aria-expanded={answers.length > 0}
        aria-controls={`${id}-answers`}
        aria-activedescendant={answers.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder="Card declined, in French, dark, on a phone"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
          setUnfolded(null);
        }}
        onKeyDown={(event) => {
          // The manager has keys of its own.
          event.stopPropagation();
          if (press(event.key)) event.preventDefault();
        }}
      />
      <div>
        <MannerChoice
          title="Language"
          values={languages}
          chosen={shown.language}
          onChoose={(value) => choose({ language: value })}
        />
        <MannerChoice
          title="Scheme"
          values={schemes}
          chosen={shown.scheme}
          onChoose={(value) => choose({ scheme: value })}
        />
        <MannerChoice
          title="Window"
          values={windows}
          chosen={shown.window}
          onChoose={(value) => choose({ window: value })}
        />
      </div>
      <p className="find-status" role="status">
        {finder === null && 'Loading what the screens say…'}
        {typeof finder === 'string' && finder}
        {typeof finder === 'function' && text.trim() !== '' && answers.length === 0 && 'No screen says this.'}
        {answers.length > 0 && 'Enter opens, → unfolds all stories that say so, Escape closes.'}
      </p>
      <div className="find-answers" id={`${id}-answers`} role="listbox" aria-label="Stories">
        {answers.map((answer, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
          <div
            key={`${answer.story.id} ${answer.story.locale} ${answer.text}`}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onClick={() => open(answer)}
          >
            {answer.text}
            <small>
              {[answer.story.chart, answer.story.heading, answer.story.configuration, languages[answer.story.locale]]
                .filter((part) => part !== answer.text)
                .join(' · ')}
              {words({ ...answer.manner, ...chosen }) !== '' && ` · ${words({ ...answer.manner, ...chosen })}`}
              {answer.more > 0 && ` · and ${answer.more} more`}
            </small>
          </div>
        ))}
      </div>
    </dialog>
  );
}
