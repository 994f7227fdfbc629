import type { PageArgs } from '@mortar/host';
import { useSwitchKeys } from '#features/conversations';
import { placeOf, PlaceContext } from '../../lib/place.ts';
import { conversationExpected } from './chunks.ts';
import { Panes } from './panes.tsx';
import { useAddressPlace } from './use-address-place.ts';

/** The list is read by the engine; what the address opens begins to come at once. */
export function loader({ url }: PageArgs): null {
  if (placeOf(url.searchParams).chat) conversationExpected();
  return null;
}

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
