import { takeReferer } from '@mortar/host';
import { redirect } from 'react-router';

const HERE = /^\/activity\/?([?#]|$)/i;

/** /activity (spec §2): leads on to the place that a referer cookie remembers; without one there is a page to look at. */
export function loadActivityPage(): Response | null {
  const path = takeReferer();
  return path === null || HERE.test(path) ? null : redirect(path);
}
