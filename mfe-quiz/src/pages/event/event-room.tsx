import type { EventMe, EventPlan } from '@mortar/protocol/quiz';
import { useUnit } from 'effector-react';
import { eventLookedAt, type TimedEvent } from '#entities/event';
import { Asked } from './asked.tsx';
import { Cancelled } from './cancelled.tsx';
import { Ended } from './ended.tsx';
import { Lobby } from './lobby.tsx';
import { RoomHead } from './room-head.tsx';
import { Told } from './told.tsx';
import { useLate } from './use-late.ts';

export interface Room {
  plan: EventPlan;
  event: TimedEvent;
  /** Null for a visitor. */
  me: EventMe | null;
}

/** What stands in the room of an event now. */
export function EventRoom(room: Room) {
  const { phase, no, nextAt } = room.event;
  useLate(nextAt, useUnit(eventLookedAt));
  if (phase === 'planned' || phase === 'lobby') return <Lobby {...room} />;
  if (phase === 'cancelled') return <Cancelled />;
  if (phase === 'ended') return <Ended {...room} />;
  return (
    <>
      <RoomHead {...room} />
      {phase === 'asked' ? <Asked key={`asked ${no}`} {...room} /> : <Told key={`told ${no}`} {...room} />}
    </>
  );
}
