import { Outlet, ScrollRestoration } from 'react-router';
import { DialogHost } from '../dialogs/index.ts';
import { Arrival } from '../router/arrival.tsx';
import { PageFocus, ScrollManner } from '../head/index.ts';

/** Around every layout: dialogs, scroll positions, focus and what readers hear outlive a change of the layout. */
export function SiteRoot() {
  return (
    <>
      <Outlet />
      <PageFocus />
      <Arrival />
      <ScrollManner />
      <ScrollRestoration />
      <DialogHost />
    </>
  );
}
