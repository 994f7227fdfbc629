import { createContext, use } from 'react';
import { useNavigate } from 'react-router';

/** What may stand beside a conversation. */
export const SIDES = ['info', 'members', 'applications', 'invites', 'limits', 'audit', 'rules', 'pins', 'search'] as const;
export type Side = (typeof SIDES)[number];

/** Where in the messages somebody is. */
export interface Place {
  /** Id of the open conversation. */
  chat?: string | undefined;
  /** Seq of the message to go to. */
  seq?: number | undefined;
  side?: Side | undefined;
}

export interface PlaceTools extends Place {
  /** Leads to a place, one step of history further or in the place of this one. */
  go: (place: Place, how?: 'replace') => void;
  /** One step of history back. */
  back: () => void;
}

/** Address of a place on the page of messages. */
export function addressOf({ chat, seq, side }: Place): string {
  const query = new URLSearchParams({ ...(chat && { chat }), ...(seq && { seq: String(seq) }), ...(side && { side }) });
  return query.size > 0 ? `/im?${query}` : '/im';
}

/** The place that an address names. */
export function placeOf(query: URLSearchParams): Place {
  const side = query.get('side');
  return {
    chat: query.get('chat') ?? undefined,
    seq: Number(query.get('seq')) || undefined,
    side: SIDES.find((known) => known === side),
  };
}

/** Given by whatever shows conversations: the page by its address, the dock by a history of its own. */
export const PlaceContext = createContext<PlaceTools | null>(null);

/** Where the person is, and the way to another place; outside of the messages it leads to their page. */
export function usePlace(): PlaceTools {
  const navigate = useNavigate();
  const given = use(PlaceContext);
  return given ?? { go: (place) => void navigate(addressOf(place)), back: () => void navigate(-1) };
}
