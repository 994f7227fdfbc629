import type { Locale, LocalizedText } from '@mortar/protocol';
import type { Scope } from 'effector';
import type { ComponentType, ReactNode } from 'react';
import type { Dialogs, Panels, Slots } from './augmented.ts';
import type { SlotName } from './slots.ts';

/** What every mount of a part gets. */
export interface Mounted {
  /** Aborts when the part is unmounted: what it began for its own sake ends with it. */
  signal: AbortSignal;
}

/** What a page's loader gets; `signal` aborts when the navigation is superseded. */
export interface PageArgs {
  params: Record<string, string | undefined>;
  url: URL;
  signal: AbortSignal;
  /** The page's scope: `allSettled(unit, { scope, params })` runs a remote's units in it. */
  scope: Scope;
}

/** What stands in the head of the document in place of what the route's description says. */
export interface PageHead {
  /** Whole, with the site's name. */
  title: LocalizedText;
}

/** A lazily loaded page. The loader starts its data and is awaited before the page shows; it may give the page's own head. */
export interface PageModule {
  Page: ComponentType<Mounted>;
  loader?: (args: PageArgs) => PageHead | null | void | Promise<PageHead | null | void>;
}

/** A dialog that anyone may open by name through `openDialog`. */
export interface DialogModule<Name extends keyof Dialogs = never> {
  Dialog: (props: DialogProps<Name>) => ReactNode;
}

/** What a dialog gets: `close` once it has gone, and what whoever opened it gave along. */
export interface DialogProps<Name extends keyof Dialogs> extends Mounted {
  close: () => void;
  props: Dialogs[Name];
}

/** The dialogs of a remote, as `Dialogs` names them. */
type DialogsOf<Remote extends string> = {
  [Name in keyof Dialogs as Name extends `${Remote}.${infer Own}` ? Own : never]: () => Promise<DialogModule<Name>>;
};

/** A panel in a slot, given what the slot gives. */
export interface PanelModule<Name extends SlotName = never> {
  Panel: (props: PanelProps<Name>) => ReactNode;
}

/** What a panel gets: what whoever renders its slot gives along. */
export interface PanelProps<Name extends SlotName> extends Mounted {
  props: Slots[Name];
}

/** The panels of a remote, as `Panels` names them; one for a slot that is none cannot be made. */
type PanelsOf<Remote extends string> = {
  [Name in keyof Panels as Name extends `${Remote}.${infer Own}` ? Own : never]: () => Promise<
    Panels[Name] extends SlotName ? PanelModule<Panels[Name]> : never
  >;
};

/** Messages of one language by id; every id starts with the remote's name and a dot. */
export type Messages = Record<string, string>;

/** The default export of `./remote`, the one module that a remote exposes: lazy references only. */
export interface RemoteModule {
  pages: Record<string, () => Promise<PageModule>>;
  dialogs?: Record<string, () => Promise<DialogModule>>;
  panels?: Record<string, () => Promise<PanelModule>>;
  messages: (locale: Locale) => Promise<Messages>;
}

/** Declares a remote; only there for the types. With its name, `createRemote<'quiz'>`, it has what `Dialogs` and `Panels` say. */
export function createRemote<Name extends string = never>(module: Declared<Name>): RemoteModule {
  return module;
}

type Declared<Name extends string> = [Name] extends [never]
  ? RemoteModule
  : Omit<RemoteModule, 'dialogs' | 'panels'> & Table<'dialogs', DialogsOf<Name>> & Table<'panels', PanelsOf<Name>>;

/** A table of lazy references; a remote without any leaves it out. */
type Table<Kind extends string, Parts> = [keyof Parts] extends [never] ? { [Each in Kind]?: never } : { [Each in Kind]: Parts };
