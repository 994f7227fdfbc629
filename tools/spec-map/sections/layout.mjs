/** Spec §2: layout rules. */
export const layout = {
  chapter: 2,
  title: 'Layout rules',
  lines: [
    {
      id: 'layout-1',
      says: 'Width below 750 counts as mobile.',
      code: ['shell/src/core/navigation/is-mobile.ts#(width < 750px)'],
      tests: [
        'shell/src/core/navigation/is-mobile.test.ts > it counts a window under 750 px as mobile',
        'e2e/specs/docks.spec.ts > it is not on a phone, whose staking page leads home with a word',
      ],
    },
    {
      id: 'layout-2',
      says: 'On non-mobile devices the messaging panel and game centre are mounted on every page.',
      differs: 'Messaging panel and game centre are mounted on every page of a desk',
      code: ["shell/src/features/docks/docks.ts#'im.messages'", 'shell/src/frame/layout/desk.tsx#<Docks />'],
      tests: [
        'shell/src/features/docks/docks.test.tsx > it opens the panel of a remote, keeps it over pages and while it is collapsed, and gives the focus back',
        'e2e/specs/docks.spec.ts > it opens the game centre by keyboard beside the landing page and the next one, sized and remembered',
      ],
    },
    {
      id: 'layout-3',
      says: "Opening the staking page on mobile shows an info message 'Comming soon' and redirects to home.",
      code: ["shell/src/frame/router/barred-on-phone.ts#const BARRED = ['/staking']"],
      tests: [
        'shell/src/frame/router/barred-on-phone.test.ts > it leads from staking home on a phone and says so in %s',
        'e2e/specs/docks.spec.ts > it is not on a phone, whose staking page leads home with a word',
      ],
    },
    {
      id: 'layout-4',
      says: "Login-required redirects go to '/?path={encoded current path}'",
      as: { '/?path={encoded current path}': '/?path=${' },
      code: [
        'shell/src/core/navigation/sign-in-address.ts#/?path=${encodeURIComponent(path)}',
        'server/src/modules/site/decide.ts#/?path=${path}',
      ],
      tests: [
        'shell/src/frame/router/guards.test.ts > it adds no login parameter on a phone',
        'server/src/modules/site/decide.test.ts > it sends a visitor of a guarded route home with the path, on desktop with six letters',
      ],
    },
    {
      id: 'layout-5',
      says: 'on desktop a extra login parameter with a random 6-letter string is added.',
      code: ['shell/src/core/navigation/sign-in-address.ts#new Uint8Array(6)', 'server/src/modules/site/decide.ts#{ length: 6 }'],
      tests: [
        'shell/src/frame/router/guards.test.ts > it sends a visitor home with the path kept and six letters on a desktop',
        'server/src/modules/site/decide.test.ts > it sends a visitor of a guarded route home with the path, on desktop with six letters',
      ],
    },
    {
      id: 'layout-6',
      says: 'Route progress bar: starts after a 200 ms throttle',
      code: ['shell/src/features/progress/model.ts#THROTTLE_MS = 200'],
      tests: ['shell/src/features/progress/model.test.ts > it starts after 200 ms and hides 500 ms after the end'],
    },
    {
      id: 'layout-7',
      says: 'advances over about 5 seconds',
      as: { 5: 'ADVANCE_MS = 5000' },
      code: ['shell/src/features/progress/model.ts#ADVANCE_MS = 5000'],
      tests: ['shell/src/features/progress/progress-bar.test.tsx > it crosses the page in 5 s'],
    },
    {
      id: 'layout-8',
      says: 'hides 500 ms after finishing',
      code: ['shell/src/features/progress/model.ts#HIDE_MS = 500'],
      tests: ['shell/src/features/progress/model.test.ts > it starts after 200 ms and hides 500 ms after the end'],
    },
    {
      id: 'layout-9',
      says: 'shows failure on error.',
      code: ['shell/src/frame/router/follow-navigation.ts#hasFailed(state) ? bound.failed'],
      tests: [
        'shell/src/features/progress/model.test.ts > it shows a failure, even of a quick navigation',
        'shell/src/frame/router/follow-navigation.test.ts > it ends the progress of a navigation to a %s as %s',
      ],
    },
  ],
};
