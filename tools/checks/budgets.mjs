/**
 * Seconds that parts of `npm test` may take on a quiet machine with two cores. They are told beside what a run took, and
 * fail nothing: a busy machine is slow and not wrong.
 */

/** An area that comes later gets these. */
const AREA = { room: 60, journeys: 90 };

/** The tests of rooms, by folder; a remote that is not named gets those of an area. */
export const ROOMS = { server: 180, shell: 30, 'mfe-auth': 60, shared: 60, tools: 60 };

/** The journeys of areas that are not the platform's own, by specs. */
export const JOURNEYS = {
  auth: {
    seconds: 180,
    specs: [
      'bind',
      'recover',
      'settings',
      'shut-out',
      'sign-up',
      'tabs',
      'third-party',
      'third-party-settings',
      'wallet',
      'wallet-relay',
      'wallet-settings',
    ],
  },
  gamehub: { seconds: AREA.journeys, specs: ['hub', 'link-preview', 'play'] },
  im: {
    seconds: AREA.journeys,
    specs: ['connection', 'im', 'im-channels', 'im-engine', 'im-faults', 'im-messages', 'im-people', 'im-search'],
  },
  market: {
    seconds: AREA.journeys,
    specs: [
      'market',
      'market-auction',
      'market-book',
      'market-connection',
      'market-find',
      'market-many',
      'market-mine',
      'market-trade',
      'market-unhappy',
      'market-watch',
    ],
  },
  community: { seconds: AREA.journeys, specs: ['community'] },
  quiz: { seconds: AREA.journeys, specs: ['quiz', 'quiz-bank', 'quiz-calls', 'quiz-challenge', 'quiz-event'] },
  components: { seconds: 60, specs: ['components'] },
};
const PLATFORM_SECONDS = 240;

/** The room that a test file lies in, as the budgets name it. */
export const roomOf = (file) => file.split('/')[0];

/** The area that a spec belongs to. */
export const areaOf = (spec) => Object.keys(JOURNEYS).find((area) => JOURNEYS[area].specs.includes(spec)) ?? 'platform';

export const secondsOfRoom = (room) => ROOMS[room] ?? AREA.room;
export const secondsOfArea = (area) => (area === 'platform' ? PLATFORM_SECONDS : JOURNEYS[area].seconds);
