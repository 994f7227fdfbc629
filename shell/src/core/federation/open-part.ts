import type { DialogModule, Messages, PageModule, PanelModule, RemoteModule } from '@mortar/host';
import { ownEntry, type Locale } from '@mortar/protocol';
import type { RegistryDocument, RemotePin } from '@mortar/protocol/registry';
import { IntrinsicsError, keepingIntrinsics } from './intrinsics.ts';
import { forgetModule, loadModule } from './load-module.ts';
import { giveUp } from './tags.ts';
import { DeadlineError, within } from './within.ts';

/** One version gets this long for entry, page and messages together. */
const DEADLINE_MS = 8000;
/** Waits before the second and third attempt at a version. */
const BACKOFF_MS = [250, 750];

/** What a remote has that can be opened. */
interface Parts {
  pages: PageModule;
  dialogs: DialogModule;
  panels: PanelModule;
}
export type PartKind = keyof Parts;

export interface Opened<Kind extends PartKind> {
  version: string;
  part: Parts[Kind];
  messages: Messages;
  module: RemoteModule;
}

export interface LoadReport {
  remote: string;
  version: string;
  outcome: 'ok' | 'failed' | 'retried' | 'lastGood';
  durationMs: number;
  message?: string;
}

export interface OpenOptions<Kind extends PartKind> {
  remote: string;
  kind: Kind;
  /** Key into the module's parts of this kind. */
  name: string;
  locale: Locale;
  registry: RegistryDocument;
  /** Version that this document already shows of the remote: nothing else may be swapped in beside it. */
  mounted?: string;
  /** Whether something that was opened of a version runs on what is loaded of it. */
  isInUse: (version: string) => boolean;
  /** Versions that failed after they were loaded, and by what, where that is known. */
  broken: ReadonlyMap<string, Error | undefined>;
  report: (report: LoadReport) => void;
  /** Does what runs code of a version. */
  run: <T>(version: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Loads a page, dialog or panel of a remote: the live version with retries, then its last good one, in the same navigation.
 * Fails with the last error when neither works.
 */
export async function openPart<Kind extends PartKind>(options: OpenOptions<Kind>): Promise<Opened<Kind>> {
  let failure: unknown;
  for (const pin of candidates(options)) {
    try {
      return await openVersion(options, pin);
    } catch (error) {
      failure = error;
    }
  }
  throw failure ?? whyNone(options);
}

/** What is told where no version was even tried; what broke the live one is its cause. */
function whyNone({ registry, remote, broken }: OpenOptions<PartKind>): Error {
  const entry = ownEntry(registry.remotes, remote);
  if (entry?.isOff) return new Error(`${remote} is switched off`);
  const cause = entry && broken.get(entry.live.version);
  return new Error(`${remote} has no version that works`, cause && { cause });
}

function candidates({ registry, remote, mounted, broken }: OpenOptions<PartKind>): RemotePin[] {
  const entry = ownEntry(registry.remotes, remote);
  const pins = entry && !entry.isOff ? [entry.live, ...(entry.lastGood ? [entry.lastGood] : [])] : [];
  const usable = pins.filter((pin) => !broken.has(pin.version));
  return mounted ? usable.filter((pin) => pin.version === mounted) : usable;
}

async function openVersion<Kind extends PartKind>(options: OpenOptions<Kind>, pin: RemotePin): Promise<Opened<Kind>> {
  const { remote, registry, report } = options;
  const started = performance.now();
  const outcome = pin === ownEntry(registry.remotes, remote)?.live ? 'ok' : 'lastGood';
  for (let attempt = 0; ; attempt += 1) {
    const tell = (result: Pick<LoadReport, 'outcome' | 'message'>) =>
      report({ remote, version: pin.version, durationMs: performance.now() - started, ...result });
    try {
      const opened = await within(
        DEADLINE_MS,
        options.run(pin.version, () => loadPart(options, pin)),
      );
      tell({ outcome: attempt > 0 && outcome === 'ok' ? 'retried' : outcome });
      return opened;
    } catch (error) {
      if (options.isInUse(pin.version)) giveUp(remote, pin.version, filesOf(options, pin));
      else forgetModule(remote, pin);
      const wait = BACKOFF_MS[attempt];
      // A version that does not answer is not asked again, for the visitor has waited long enough; nor is one that does harm.
      if (wait === undefined || error instanceof DeadlineError || error instanceof IntrinsicsError) {
        tell({ outcome: 'failed', message: String(error) });
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, wait * (1 + Math.random() / 2)));
    }
  }
}

const CHUNK_OF = { pages: 'page', dialogs: 'dialog', panels: 'panel' } satisfies Record<PartKind, string>;

/** What a part is made of besides the module that has it. */
function filesOf({ kind, name, locale }: Pick<OpenOptions<PartKind>, 'kind' | 'name' | 'locale'>, { chunks }: RemotePin): string[] {
  const own = [chunks[`${CHUNK_OF[kind]}-${name}`], chunks[`locale-${locale}`]];
  return own.flatMap((chunk) => (chunk ? [...chunk.js, ...chunk.css] : []));
}

/** Loads a part of one version, once: what fails is the caller's to forget. */
export function loadPart<Kind extends PartKind>(
  { remote, kind, name, locale }: Pick<OpenOptions<Kind>, 'remote' | 'kind' | 'name' | 'locale'>,
  pin: RemotePin,
): Promise<Opened<Kind>> {
  return keepingIntrinsics(`${remote}@${pin.version}`, async (ran) => {
    const module = await loadModule(remote, pin);
    ran();
    const load = ownEntry((module[kind] ?? {}) as Record<string, () => Promise<Parts[Kind]>>, name);
    if (!load) throw new Error(`${remote} ${pin.version} has no ${name} among its ${kind}`);
    const [part, messages] = await Promise.all([load(), module.messages(locale)]);
    return { version: pin.version, part, messages, module };
  });
}
