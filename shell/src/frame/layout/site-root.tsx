import { Outlet } from 'react-router';
import { DialogHost } from '../dialogs/dialog-host.tsx';
import { Background } from '../../core/remote-part/background.tsx';
import { Arrival } from '../../core/navigation/arrival.tsx';
import { PageFocus } from '../../core/head/index.ts';
import { ScrollPosition } from '../../core/scroll/index.ts';

/** Around every layout: dialogs, scroll positions, focus, what readers hear and what works unseen outlive a change of the layout. */
export function SiteRoot() {
  return (
    <>
      <Outlet />
      <PageFocus />
      <Arrival />
      <ScrollPosition />
      <DialogHost />
      <Background />
    </>
  );
}
