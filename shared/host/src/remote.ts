import type { Locale } from '@mortar/protocol';
import type { Scope } from 'effector';
import type { ComponentType } from 'react';

/** What a page's loader gets; `signal` aborts when the navigation is superseded. */
export interface PageArgs {
  params: Record<string, string | undefined>;
  url: URL;
  signal: AbortSignal;
  /** The page's scope: `allSettled(unit, { scope, params })` runs a remote's units in it. */
  scope: Scope;
}

/** A lazily loaded page. The loader starts its data and is awaited before the page shows. */
export interface PageModule {
  Page: ComponentType;
  loader?: (args: PageArgs) => unknown;
}

/** A dialog that anyone may open by name through `openDialog`. */
export interface DialogModule {
  Dialog: ComponentType<{ close: () => void; props: Record<string, unknown> }>;
}

/** A panel of the dock, the landing page or a popup. */
export interface PanelModule {
  Panel: ComponentType;
}

/** Messages of one language by id; every id starts with the remote's name and a dot. */
export type Messages = Record<string, string>;

/** The default export of `./remote`, the one module that a remote exposes: lazy references only. */
export interface RemoteModule {
  pages: Record<string, () => Promise<PageModule>>;
  dialogs?: Record<string, () => Promise<DialogModule>>;
  panels?: Record<string, () => Promise<PanelModule>>;
  messages: (locale: Locale) => Promise<Messages>;
}

/** Declares a remote; only there for the types. */
export function createRemote(module: RemoteModule): RemoteModule {
  return module;
}
