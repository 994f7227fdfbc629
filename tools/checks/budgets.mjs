/**
 * Seconds that parts of `npm test` may take on a quiet machine with two cores. They are told beside what a run took, and
 * fail nothing: a busy machine is slow and not wrong.
 */

/** An area that comes later gets these. */
const AREA = { room: 60, journeys: 90 };

/** The tests of rooms, by folder; a remote that is not named gets those of an area. */
export const ROOMS = { server: 180, shell: 30, 'mfe-auth': 60, shared: 60, tools: 60 };

/** The journeys of areas that are not the platform's own: a spec is of the area that has the first words of its name. */
export const JOURNEYS = {
  auth: { seconds: 180, names: ['bind', 'recover', 'settings', 'shut-out', 'sign-up', 'tabs', 'third-party', 'wallet'] },
  gamehub: { seconds: AREA.journeys, names: ['game', 'hub', 'link-preview', 'play'] },
  im: { seconds: AREA.journeys, names: ['connection', 'im'] },
  market: { seconds: AREA.journeys, names: ['market'] },
  community: { seconds: AREA.journeys, names: ['community', 'news', 'video'] },
  quiz: { seconds: AREA.journeys, names: ['quiz'] },
  components: { seconds: 60, names: ['components'] },
};
const PLATFORM_SECONDS = 240;

/** The room that a test file lies in, as the budgets name it. */
export const roomOf = (file) => file.split('/')[0];

/** The area that a spec belongs to. */
export const areaOf = (spec) =>
  Object.keys(JOURNEYS).find((area) => JOURNEYS[area].names.some((name) => `${spec}-`.startsWith(`${name}-`))) ?? 'platform';

export const secondsOfRoom = (room) => ROOMS[room] ?? AREA.room;
export const secondsOfArea = (area) => (area === 'platform' ? PLATFORM_SECONDS : JOURNEYS[area].seconds);
