import { $locale, localeChosen, toastShown, type Messages } from '@mortar/host';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@mortar/protocol';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { say } from './say.ts';

/** Everything that is said on the page, in one language. */
export interface Catalogue {
  locale: Locale;
  shell: Messages;
  /** Messages of the remotes in use, by remote. */
  remotes: Record<string, Messages>;
}

/** A remote in use can say its messages in another language. */
export interface MessageSource {
  remote: string;
  load: (locale: Locale) => Promise<Messages>;
}

export const catalogueExtended = createEvent<{ source: MessageSource; messages: Messages }>();

export const $catalogue = createStore<Catalogue>({ locale: DEFAULT_LOCALE, shell: {}, remotes: {} }).on(
  catalogueExtended,
  (catalogue, { source: { remote }, messages }) =>
    catalogue.remotes[remote] === messages ? catalogue : { ...catalogue, remotes: { ...catalogue.remotes, [remote]: messages } },
);

const $sources = createStore<Record<string, MessageSource>>({}).on(catalogueExtended, (sources, { source }) => ({
  ...sources,
  [source.remote]: source,
}));

/** The shell's own messages; each language is a chunk. */
export async function loadShellMessages(locale: Locale): Promise<Messages> {
  const module = await (locale === 'zh-HK'
    ? import(/* webpackChunkName: "locale-zh-HK" */ '../../../locales/zh-HK.json', { with: { type: 'json' } })
    : import(/* webpackChunkName: "locale-en" */ '../../../locales/en.json', { with: { type: 'json' } }));
  return module.default;
}

const loadCatalogueFx = createEffect(
  async ({ locale, sources }: { locale: Locale; sources: Record<string, MessageSource> }): Promise<Catalogue> => {
    const [shell, ...remotes] = await Promise.all([
      loadShellMessages(locale),
      ...Object.values(sources).map(async ({ remote, load }) => [remote, await load(locale)] as const),
    ]);
    return { locale, shell, remotes: Object.fromEntries(remotes) };
  },
);

const switchLanguageFx = attach({
  source: $sources,
  effect: loadCatalogueFx,
  mapParams: (locale: Locale, sources) => ({ locale, sources }),
});

// Every text changes at once, when all of the new language is there.
sample({
  clock: localeChosen,
  source: $catalogue,
  filter: (_, chosen) => isLocale(chosen),
  fn: (_, chosen) => chosen as Locale,
  target: switchLanguageFx,
});
sample({
  clock: switchLanguageFx.done,
  source: $locale,
  filter: (locale, { params }) => locale === params,
  fn: (_, { result }) => result,
  target: $catalogue,
});

// The old language stays readable, and the person is told.
sample({
  clock: switchLanguageFx.fail,
  source: $catalogue,
  fn: (catalogue) => ({ type: 'error' as const, text: say(catalogue, 'shell.language.failed') }),
  target: toastShown,
});
sample({ clock: switchLanguageFx.fail, source: $catalogue, fn: ({ locale }) => locale, target: $locale });
