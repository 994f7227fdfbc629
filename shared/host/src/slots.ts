import type { LocalizedText } from '@mortar/protocol';
import { createStore } from 'effector';
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import type { Slots } from './augmented.ts';

/** A place that panels of remotes go to: one of the host's, or `<remote>.<slot>` of the remote that renders it. */
export type SlotName = keyof Slots;

/** What a remote's `remote.json` says of a panel of its live version. */
export interface PanelEntry {
  /** `<remote>.<id>`. */
  name: string;
  remote: string;
  /** Key into `panels` of the remote's module. */
  id: string;
  /** Name of the slot that it goes to; of another version it may be one that this page does not know. */
  slot: string;
  title: LocalizedText;
}

/** Panels of all live remotes, in the order in which a slot shows them. */
export const $panels = createStore<PanelEntry[]>([]);

interface Props<Name extends SlotName> {
  name: Name;
  /** What each panel in it is given. */
  props: Slots[Name];
  /** Stands in the place of a panel until it comes: as high as a panel is, so that nothing moves. */
  fallback: ReactNode;
}

/** How the shell shows a slot; outside of it there is nothing in any. */
export type SlotContent = ComponentType<Props<SlotName>>;

const Content = createContext<SlotContent>(() => null);

/** Gives slots what they show; the shell's. */
export const SlotProvider = Content.Provider;

/** Everything that live remotes put into a slot. A panel that does not load or breaks takes nothing else with it. */
export function Slot<Name extends SlotName>(props: Props<Name>): ReactNode {
  return createElement(useContext(Content), props);
}
