import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import en from '../../../locales/en.json' with { type: 'json' };
import { messageOf, personOf } from '../../testing/rows.ts';
import { Announcer } from './announcer.tsx';
import { seenOf } from './seen-item.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const ME = personOf('ann');
const shown = (seq: number, from: string) => {
  const message = messageOf({ seq, pts: seq, sender: personOf(from) });
  return (
    <IntlProvider locale="en" messages={en}>
      <Announcer name="Kiln" last={seenOf({ kind: 'message', key: String(seq), message }, ME)} />
    </IntlProvider>
  );
};

test('one message is said by its words, many by their number, one’s own and those of before not at all', () => {
  const { rerender } = render(shown(7, 'bea'));
  const saidAfter = (...messages: [seq: number, from: string][]) => {
    for (const [seq, from] of messages) rerender(shown(seq, from));
    act(() => jest.advanceTimersByTime(1000));
    return screen.getByRole('status').textContent;
  };
  expect(saidAfter()).toBe('');
  expect(saidAfter([8, 'bea'])).toBe('bea: Message 8');
  expect(saidAfter([9, 'ann'])).toBe('bea: Message 8');
  expect(saidAfter([10, 'bea'], [11, 'cem'], [12, 'bea'])).toBe('3 new messages in Kiln');
});
