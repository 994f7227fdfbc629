import { $isOnline, $isServerReachable } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls once network and server are both back: what could not come can come now. */
export function useBack(onBack: () => void): void {
  const { isOnline, isReachable } = useUnit({ isOnline: $isOnline, isReachable: $isServerReachable });
  const isThere = isOnline && isReachable;
  const wasThere = useRef(isThere);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (isThere && !wasThere.current) back();
    wasThere.current = isThere;
  }, [isThere]);
}
