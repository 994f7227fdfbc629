import { beforeEach, describe, expect, test } from '@jest/globals';
import { areaOf, areaOfScript } from './areas.ts';
import { createInteractions } from './interactions.ts';
import { createShifts, type LayoutShift } from './layout-shifts.ts';

const GAME = { remote: 'gamehub', version: '1.0.0' };
const CHAT = { remote: 'im', version: '2.0.0' };

beforeEach(() => {
  document.body.innerHTML = `
    <header id="own"></header>
    <main><section id="page"><i id="deep"></i></section><template data-area="gamehub@1.0.0"></template></main>
    <aside><div id="panel"></div><template data-area="im@2.0.0"></template></aside>`;
});
const part = (id: string) => document.getElementById(id)!;

describe('the area of an element', () => {
  test('it is the nearest one around it, and none for what is the shell’s', () => {
    expect(['deep', 'page', 'panel', 'own'].map((id) => areaOf(part(id)))).toEqual([GAME, GAME, CHAT, undefined]);
  });

  test('it is none for an element that is gone', () => {
    const gone = part('deep');
    gone.remove();
    expect([areaOf(gone), areaOf(null)]).toEqual([undefined, undefined]);
  });

  test('it is told by a script’s folder', () => {
    expect(areaOfScript('https://example.org/r/gamehub/1.0.0/page-home.js')).toEqual(GAME);
    expect(areaOfScript('https://example.org/shell/1.0.0/main.js')).toBeUndefined();
  });
});

const rect = (size: number) => new DOMRect(0, 0, size, size);
const shift = (startTime: number, value: number, nodes: [string, number][] = []): LayoutShift => ({
  startTime,
  value,
  hadRecentInput: false,
  sources: nodes.map(([id, size]) => ({ node: part(id), currentRect: rect(size), previousRect: rect(0) })),
});

describe('layout shifts', () => {
  test('they add up within a window, and the worst window counts, for the page and for the area of what moved most', () => {
    const shifts = createShifts();
    shifts.take(
      shift(100, 0.1, [
        ['deep', 50],
        ['panel', 10],
      ]),
    );
    shifts.take(shift(900, 0.1, [['page', 50]]));
    shifts.take(shift(3000, 0.05, [['panel', 10]]));
    shifts.take({ ...shift(3100, 5, [['panel', 10]]), hadRecentInput: true });
    expect(shifts.sums()).toEqual([
      { area: undefined, value: 0.2 },
      { area: GAME, value: 0.2 },
      { area: CHAT, value: 0.05 },
    ]);
  });

  test('they are told once of an area that is in the document more than once', () => {
    document.body.insertAdjacentHTML('beforeend', '<div><template data-area="gamehub@1.0.0"></template></div>');
    expect(createShifts().sums()).toEqual([undefined, GAME, CHAT].map((area) => ({ area, value: 0 })));
  });

  test('they are nothing for areas that lie still', () => {
    expect(createShifts().sums()).toEqual([undefined, GAME, CHAT].map((area) => ({ area, value: 0 })));
  });
});

describe('interactions', () => {
  const press = (interactionId: number, duration: number, id: string, startTime = 1000) => ({
    interactionId,
    duration,
    startTime,
    target: part(id),
  });

  test('the slowest of each area counts, by its longest event', () => {
    const interactions = createInteractions();
    for (const event of [press(1, 80, 'deep'), press(1, 120, 'deep'), press(2, 90, 'page'), press(3, 300, 'panel'), press(0, 999, 'panel')])
      interactions.takeEvent(event);
    expect(interactions.slowest()).toEqual([
      { area: GAME, value: 120 },
      { area: CHAT, value: 300 },
    ]);
  });

  test('it is of the remote whose script took longest, whatever was touched', () => {
    const interactions = createInteractions();
    const script = (path: string, duration: number) => ({ sourceURL: `https://example.org${path}`, duration });
    interactions.takeFrame({ startTime: 0, duration: 400, scripts: [script('/r/old/1/a.js', 400)] });
    interactions.takeFrame({ startTime: 990, duration: 200, scripts: [script('/shell/1/main.js', 20), script('/r/im/2.0.0/a.js', 150)] });
    interactions.takeEvent(press(1, 200, 'deep'));
    expect(interactions.slowest()).toEqual([{ area: CHAT, value: 200 }]);
  });

  test('it leaves out one of fifty', () => {
    const interactions = createInteractions();
    for (let id = 1; id <= 50; id += 1) interactions.takeEvent(press(id, id === 7 ? 3000 : 50 + id, 'page'));
    expect(interactions.slowest()).toEqual([{ area: GAME, value: 100 }]);
  });
});
