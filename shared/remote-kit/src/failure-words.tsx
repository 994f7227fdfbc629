import { hasCode, type RequestFailure } from '@mortar/client';
import { Countdown } from '@mortar/ui/fields';
import type { ReactNode } from 'react';
import { useWords } from './words/index.ts';

const MINUTE = 60;
/** When a refusal ends by itself, ms since the epoch: whoever shows it once more counts on. */
const ends = new WeakMap<RequestFailure, number>();

/** When a refusal of too many attempts ends; undefined for every other failure, and where no time was named. */
function endOf(failure: RequestFailure): number | undefined {
  if (failure.kind !== 'http' || failure.retryAfterMs === undefined || !hasCode(failure, 'rateLimited')) return undefined;
  const end = ends.get(failure) ?? Date.now() + failure.retryAfterMs;
  ends.set(failure, end);
  return end;
}

interface Props {
  failure: RequestFailure;
  /** A sentence around the words of a failure; that the wait is over stands alone. */
  within?: (words: string) => ReactNode;
}

/** What a failure says in a form: the server's words, else that there was no answer. After too many attempts it counts down to the next one. */
export function FailureWords({ failure, within = (words) => words }: Props) {
  const { say, failureText } = useWords();
  const end = endOf(failure);
  if (end === undefined) return within(failureText(failure, 'words.silent-form'));
  const left = (seconds: number) => {
    if (seconds === 0) return say('words.wait-over');
    return within(
      seconds < MINUTE
        ? say('words.wait-seconds', { amount: seconds })
        : say('words.wait-minutes', { amount: Math.ceil(seconds / MINUTE) }),
    );
  };
  return <Countdown until={end}>{left}</Countdown>;
}
