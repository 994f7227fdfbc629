import { Type, type Static, type TString } from 'typebox';
import { LOCALES, type Locale } from '../core/locale.ts';
import { HOST_SLOTS } from './slots.ts';

const Name = Type.String({ pattern: '^[a-z][a-z0-9]{1,31}$' });
const Id = Type.String({ pattern: '^[a-z][a-zA-Z0-9-]{0,63}$' });
/** A pattern of the router's: `/im/gamecenter`, `/collection/:id`. */
const Path = Type.String({ pattern: '^/[A-Za-z0-9_:/?*.-]*$', maxLength: 128 });
/** A text in every language of the site. */
const Text = Type.Object(Object.fromEntries(LOCALES.map(({ code }) => [code, Type.String({ minLength: 1 })])) as Record<Locale, TString>, {
  additionalProperties: false,
});

/** A host of a policy's directive; nothing that could end the directive or loosen it. */
const Source = Type.String({ pattern: '^(https|wss)://(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+(:[0-9]+)?(/[A-Za-z0-9._/-]*)?$' });

const Route = Type.Object(
  {
    path: Path,
    /** Route name of the spec (§2), when it has one. */
    name: Type.Optional(Id),
    /** Key into `pages` of the remote's module; also the chunk `page-<page>`. */
    page: Id,
    layout: Type.Union([Type.Literal('landing'), Type.Literal('app'), Type.Literal('login')]),
    /** Guards that must let the visitor pass, in order: authenticated, server, updateCookie. */
    guards: Type.Optional(Type.Array(Type.String())),
    title: Text,
    description: Text,
  },
  { additionalProperties: false },
);

/**
 * An icon of the design's by its name, or one of the remote's own: a path in a box of 24 that is stroked. Whoever has none, or
 * names one that a shell doesn't have, is known by its initials.
 */
const RemoteIcon = Type.Union([
  Type.String({ pattern: '^[a-z-]+$' }),
  Type.Object(
    { path: Type.String({ pattern: '^[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]*$', maxLength: 2000 }) },
    { additionalProperties: false },
  ),
]);

const NavigationEntry = Type.Object(
  {
    id: Id,
    to: Type.String({ pattern: '^/' }),
    /** Beginnings of other paths whose pages belong to it. */
    also: Type.Optional(Type.Array(Path)),
    label: Text,
    icon: Type.Optional(RemoteIcon),
    /** Lower comes first. */
    order: Type.Integer(),
  },
  { additionalProperties: false },
);

/**
 * `remote.json`: everything the shell must know of a remote before it loads any of its code.
 * Checked when the remote is built, published and taken up.
 */
export const RemoteDescription = Type.Object(
  {
    name: Name,
    title: Text,
    owner: Type.String({ minLength: 1 }),
    routes: Type.Array(Route),
    navigation: Type.Array(NavigationEntry),
    /** Entries of the account menu, which only who is signed in has. */
    account: Type.Optional(Type.Array(NavigationEntry)),
    /** Keys into `panels` of the module, and the slots they go to. */
    panels: Type.Array(
      Type.Object(
        {
          id: Id,
          /** A slot of the host's, or `<remote>.<slot>`. */
          place: Type.String({ pattern: `^(${HOST_SLOTS.join('|')}|[a-z][a-z0-9]{1,31}\\.[a-z][a-zA-Z0-9-]{0,63})$` }),
          title: Text,
          /** In the dock; that of the remote's first navigation entry when unset. */
          icon: Type.Optional(RemoteIcon),
          /** Lower comes first; one without a number counts as 0. */
          order: Type.Optional(Type.Integer()),
        },
        { additionalProperties: false },
      ),
    ),
    /** Slots of its own that panels of other remotes may go to. */
    slots: Type.Optional(Type.Array(Id)),
    /** Dialogs that anyone may open by name through `openDialog`. */
    dialogs: Type.Array(Id),
    /** Languages with a catalogue; every language of the site is demanded. */
    messages: Type.Array(Type.Enum(LOCALES.map(({ code }) => code))),
    /** Hosts that the remote needs beyond our own, by directive. */
    csp: Type.Object(
      {
        'connect-src': Type.Optional(Type.Array(Source)),
        'img-src': Type.Optional(Type.Array(Source)),
        'media-src': Type.Optional(Type.Array(Source)),
        'frame-src': Type.Optional(Type.Array(Source)),
      },
      { additionalProperties: false },
    ),
    /** GET endpoints that the shell may fetch early for a route, by route path. */
    prefetch: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  { additionalProperties: false, $id: 'remote.json' },
);

export type RemoteDescription = Static<typeof RemoteDescription>;
export type RemoteRoute = Static<typeof Route>;
export type RemoteNavigationEntry = Static<typeof NavigationEntry>;
