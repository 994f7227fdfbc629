import { useSwitchKeys } from '#features/conversations';
import { PlaceContext } from '../../lib/place.ts';
import { Panes } from './panes.tsx';
import { useAddressPlace } from './use-address-place.ts';

/** `/im`: conversations, the open one, and what stands beside it. */
export function Page() {
  return (
    <PlaceContext value={useAddressPlace()}>
      <SwitchKeys />
      <Panes />
    </PlaceContext>
  );
}

function SwitchKeys() {
  useSwitchKeys();
  return null;
}
