import { Outlet, ScrollRestoration } from 'react-router';
import { PageFocus, ScrollManner } from '../head/index.ts';

/** Around every layout: scroll positions, focus and what readers hear outlive a change of the layout. */
export function SiteRoot() {
  return (
    <>
      <Outlet />
      <PageFocus />
      <ScrollManner />
      <ScrollRestoration />
    </>
  );
}
