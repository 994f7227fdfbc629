import { ANSWER_MS, CALM_FACTOR } from '@mortar/protocol/quiz';
import { Switch } from '@mortar/ui/toggles';
import { FormattedMessage } from 'react-intl';
import { keepCalm } from './calm.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** Time for an answer, in seconds, and in calm mode, in minutes: values of texts. */
export const TIMES = { seconds: ANSWER_MS / SECOND_MS, minutes: (ANSWER_MS * CALM_FACTOR) / MINUTE_MS };

interface CalmSwitchProps {
  isCalm: boolean;
  onChange: (isCalm: boolean) => void;
  /** A run on a friend's questions brings no rewards, whatever the mode. */
  isChallenge?: boolean;
}

/** The choice to play without haste, made before a run. */
export function CalmSwitch({ isCalm, onChange, isChallenge = false }: CalmSwitchProps) {
  const choose = (next: boolean) => {
    keepCalm(next);
    onChange(next);
  };
  return (
    <Switch
      label={<FormattedMessage id="quiz.calm" />}
      note={<FormattedMessage id={isChallenge ? 'quiz.calm.note.challenge' : 'quiz.calm.note'} values={TIMES} />}
      checked={isCalm}
      onCheckedChange={choose}
    />
  );
}
