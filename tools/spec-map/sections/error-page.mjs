/** Spec §2: error page. */
export const errorPage = {
  chapter: 2,
  title: 'Error page',
  lines: [
    {
      id: 'error-1',
      says: "Status 404: title 'page not found', text 'Sorry, we can't find what you're looking for.'",
      code: ['shell/src/pages/status-pages/status-page.tsx#code === 404'],
      tests: ['shell/src/pages/status-pages/status-pages.test.tsx > it says that a page was not found'],
    },
    {
      id: 'error-2',
      says: "Status 423: 'Coming Soon.' with a Back link to home.",
      code: ['shell/src/pages/status-pages/status-page.tsx#code === 423', 'shell/src/pages/status-pages/back-home.tsx#shell.back-home'],
      tests: [
        'shell/src/pages/status-pages/status-pages.test.tsx > it says of a planned place that it comes soon, and of which area it is',
      ],
    },
    {
      id: 'error-3',
      says: "Any other status: 'Error Code' and 'Error Message' with a Back link.",
      as: { 'Error Code': 'Error Code {code}' },
      code: ['shell/src/pages/status-pages/failure.tsx#shell.status.code'],
      tests: ['shell/src/pages/status-pages/status-pages.test.tsx > it gives code and message of any other status'],
    },
    {
      id: 'error-4',
      says: "Unmatched routes give 404 with 'This page could not be found'",
      code: ["shell/src/frame/router/routes.tsx#statusLoader(404, 'This page could not be found'"],
      tests: [
        'shell/src/pages/status-pages/status-pages.test.tsx > it leads on from there to the pages of the navigation, and says nothing twice',
        'e2e/specs/status-pages.spec.ts > it answers ${path} with 404 and says so',
      ],
    },
    {
      id: 'error-5',
      says: 'unknown status is treated as 500',
      code: ['shell/src/pages/status-pages/status-page.tsx#isFailure(status) ? status : 500'],
      tests: ['shell/src/pages/status-pages/status-pages.test.tsx > it takes the status %p for 500'],
    },
    {
      id: 'error-6',
      says: "an unknown route guard gives 500 'Unknown middleware'.",
      code: ["shell/src/frame/router/guards.ts#'Unknown middleware', { status: 500 }"],
      tests: [
        'shell/src/frame/router/guards.test.ts > it answers 500 for the unknown guard %s',
        'e2e/specs/status-pages.spec.ts > it answers a route with an unknown guard with 500 and its reason',
      ],
    },
  ],
};
