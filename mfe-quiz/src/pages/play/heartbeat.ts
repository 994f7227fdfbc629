import { createRequest } from '@mortar/client';
import { heartbeat, HEARTBEAT_MS } from '@mortar/protocol/quiz';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

const beatFx = createRequest(heartbeat);

/** Says that the page is there while a question is asked: who loses the connection before its time is over gets another one. */
export function useHeartbeat(runid: string): void {
  const beat = useUnit(beatFx);
  useEffect(() => {
    // One that doesn't arrive is what it is for.
    const say = () => void beat({ runid }).catch(() => undefined);
    say();
    const timer = setInterval(say, HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [beat, runid]);
}
