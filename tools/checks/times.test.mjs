import { expect, test } from '@jest/globals';
import { createTimes } from './times.mjs';

function told(fill) {
  let text = '';
  const times = createTimes({ out: { write: (piece) => (text += piece) } });
  fill(times);
  times.tell();
  return text;
}

test('it tells each room beside its budget, a remote that comes later beside that of an area', () => {
  const text = told((times) =>
    times.addRooms(
      [
        { file: 'server/src/a.test.ts', ms: 3000, tests: [] },
        { file: 'server/src/b.test.ts', ms: 1000, tests: [{ title: 'b', ms: 900 }] },
        { file: 'mfe-later/test/c.test.tsx', ms: 500, tests: [] },
      ],
      2,
    ),
  );
  expect(text).toContain('    2.0 s of 180 s  tests of server\n');
  expect(text).toContain('    0.3 s of  60 s  tests of mfe-later\n');
});

test('it tells the journeys by area, and which are not of one', () => {
  const text = told((times) =>
    times.addJourneys(
      [
        { spec: 'wallet', title: 'a', ms: 3000 },
        { spec: 'wallet-relay', title: 'a', ms: 1000 },
        { spec: 'chaos', title: 'b', ms: 1000 },
        { spec: 'imprint', title: 'b', ms: 1000 },
      ],
      2,
    ),
  );
  expect(text).toContain('    2.0 s of 180 s  journeys of auth\n');
  expect(text).toContain('    1.0 s of 240 s  journeys of platform\n');
});

test('it names the ten slowest tests of all parts, slowest first', () => {
  const rooms = Array.from({ length: 12 }, (_, index) => ({ title: `room ${index}`, ms: 1000 * index }));
  const text = told((times) => {
    times.addRooms([{ file: 'shell/a.test.ts', ms: 1, tests: rooms }], 1);
    times.addJourneys([{ spec: 'hub', title: 'journey', ms: 5500 }], 1);
  });
  const slowest = text.split('Slowest tests:\n')[1].trimEnd().split('\n');
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toBe('   11.0 s  shell/a.test.ts › room 11');
  expect(slowest[6]).toBe('    5.5 s  hub › journey');
});

test('it says nothing of a run without tests', () => {
  expect(told(() => {})).toBe('');
});
