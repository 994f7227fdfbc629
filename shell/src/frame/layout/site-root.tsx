import { Outlet } from 'react-router';
import { DialogHost } from '../dialogs/dialog-host.tsx';
import { Arrival } from '../../core/navigation/arrival.tsx';
import { PageFocus } from '../../core/head/index.ts';
import { ScrollPosition } from '../../core/scroll/index.ts';

/** Around every layout: dialogs, scroll positions, focus and what readers hear outlive a change of the layout. */
export function SiteRoot() {
  return (
    <>
      <Outlet />
      <PageFocus />
      <Arrival />
      <ScrollPosition />
      <DialogHost />
    </>
  );
}
