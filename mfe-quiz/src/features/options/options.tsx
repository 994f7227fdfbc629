import { Button, Icon } from '@mortar/ui';
import { useEffect, useEffectEvent, useId, useState, type SubmitEvent, type MouseEvent } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './options.module.css';

/** What takes keys itself. */
const TYPED_INTO = 'input:not([type="radio"]), textarea, select, [contenteditable], [role="textbox"], [role="dialog"]';

interface Props {
  options: readonly string[];
  /** Language of the options. */
  lang: string;
  /** An answer is on its way: nothing else is taken. */
  isBusy: boolean;
  /** What was answered. */
  answered: number | null;
  onAnswer: (option: number) => void;
}

/**
 * The options of a question: a press or a key from 1 to 4 answers at once. Who walks them by the arrow keys only looks, and
 * answers by Enter or the button that comes with it.
 */
export function Options({ options, lang, isBusy, answered, onAnswer }: Props) {
  const [looked, setLooked] = useState<number | null>(null);
  const name = useId();
  const answer = (option: number) => {
    if (!isBusy && answered === null) onAnswer(option);
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    const option = Number(key) - 1;
    if (!(option in options)) return;
    event.preventDefault();
    setLooked(option);
    answer(option);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (looked !== null) answer(looked);
  };
  // A press has a detail; the click that a browser makes of an arrow key has none.
  const press = (option: number) => (event: MouseEvent) => {
    if (event.detail > 0) answer(option);
  };
  const shown = answered ?? looked;
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isBusy}>
      <div role="radiogroup" aria-labelledby="question" className={styles.options}>
        {options.map((text, option) => (
          <label
            key={option}
            className={styles.option}
            data-chosen={shown === option || undefined}
            data-answered={answered === option || undefined}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={shown === option}
              disabled={answered !== null && answered !== option}
              onChange={() => setLooked(option)}
              onClick={press(option)}
            />
            <kbd className={styles.key} aria-hidden="true">
              <FormattedNumber value={option + 1} />
            </kbd>
            <span lang={lang} className={styles.text}>
              {text}
            </span>
            {answered === option && <Icon name="arrow-right" size={20} className={styles.sent} />}
          </label>
        ))}
      </div>
      {looked !== null && answered === null && (
        <Button type="submit" variant="primary" size="large" stretch className={styles.submit}>
          <FormattedMessage id="quiz.answer" />
        </Button>
      )}
    </form>
  );
}
