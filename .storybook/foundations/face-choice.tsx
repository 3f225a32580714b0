import { useEffect, useState } from 'react';
import { Choice } from '../charts/choice.tsx';
import { isThere, stackFrom } from './faces.ts';
import styles from './foundations.module.css';

interface FaceChoiceProps {
  /** `--font-serif` */
  readonly token: string;
  readonly faces: readonly string[];
  /** Told the stack that begins with what was chosen. */
  readonly onChoose: (stack: string) => void;
}

/** In which typeface a family is shown; one that this machine has not shows the next, and is said to. */
export function FaceChoice({ token, faces, onChoose }: FaceChoiceProps) {
  const [first = ''] = faces;
  const [chosen, setChosen] = useState(first);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isOver = false;
    void isThere(chosen).then((has) => {
      if (!isOver) setMissing(!has);
    });
    return () => {
      isOver = true;
    };
  }, [chosen]);
  return (
    <div>
      <Choice
        title={token}
        values={faces}
        chosen={chosen}
        onChoose={(face) => {
          setChosen(face);
          onChoose(stackFrom(face, faces));
        }}
      />
      <p role="status" className={styles['note']}>
        {isMissing && `This machine has no typeface for ${chosen}: the next one is shown.`}
      </p>
    </div>
  );
}
