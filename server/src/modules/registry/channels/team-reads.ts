import type { Input, Output } from '@mortar/protocol';
import type { getVersion, listAudit, listChanges, listRemotes, listVersions } from '@mortar/protocol/registry';
import { AppError } from '../../../lib/app-error.ts';
import { cut } from '../../../lib/page.ts';
import { lastGoodOf } from '../versions/last-good.ts';
import type { PlatformRepository, RegistryReads } from '../versions/repository.ts';

/** Reads the registry for the team. */
export function createTeamReads(repository: PlatformRepository) {
  const { pages } = repository;

  return {
    /** Every remote with owner and channels, by name. */
    remotes: (): Promise<Output<typeof listRemotes>> => repository.snapshot(remotesOf),

    /** Versions of a remote, the latest first. */
    async versions({ name, pageSize, cursor }: Input<typeof listVersions>): Promise<Output<typeof listVersions>> {
      const [live, canary] = [await repository.liveVersion(name), await repository.canary(name)];
      const rows = await pages.versions(name, cursor ?? Number.MAX_SAFE_INTEGER, pageSize + 1);
      const untrusted = await repository.untrusted(name, versionsIn(rows));
      return paged(
        rows,
        pageSize,
        ({ place }) => place,
        ({ version, createdAt, prunedAt, files }) => ({
          version,
          createdat: createdAt.toISOString(),
          bytes: sum(files.map(({ bytes }) => bytes)),
          brotli: sum(files.map(({ brotli }) => brotli)),
          channels: [...(version === live ? (['live'] as const) : []), ...(version === canary?.version ? (['canary'] as const) : [])],
          trusted: !untrusted.includes(version),
          pruned: prunedAt?.toISOString() ?? null,
        }),
      );
    },

    /** Everything that is known of a version. @throws AppError `notFound` */
    async version({ name, version }: Input<typeof getVersion>): Promise<Output<typeof getVersion>> {
      const row = await pages.version(name, version);
      if (!row) throw new AppError('notFound');
      const { chunks, shared, description } = row.manifest;
      const files = row.files.map(({ path, bytes, brotli }) => ({ path, bytes, brotli }));
      return { name, version, createdat: row.createdAt.toISOString(), files, chunks, shared, description };
    },

    /** Who changed the channels, and why, the latest first. */
    async changes({ name, pageSize, cursor }: Input<typeof listChanges>): Promise<Output<typeof listChanges>> {
      const rows = await pages.changes(name, cursor ?? Number.MAX_SAFE_INTEGER, pageSize + 1);
      return paged(
        rows,
        pageSize,
        ({ seq }) => seq,
        ({ remote, at, ...change }) => ({ ...change, name: remote, at: at.toISOString() }),
      );
    },

    /** What was asked of the registry and what came of it, the latest first. */
    async audit({ name, pageSize, cursor }: Input<typeof listAudit>): Promise<Output<typeof listAudit>> {
      const rows = await pages.audit(name, cursor ?? Number.MAX_SAFE_INTEGER, pageSize + 1);
      const idOf = ({ id }: { id: bigint }) => Number(id);
      return paged(rows, pageSize, idOf, ({ id, at, detail, ...entry }) => ({
        ...entry,
        id: Number(id),
        at: at.toISOString(),
        detail: detail as Record<string, unknown>,
      }));
    },
  };
}

const versionsIn = (rows: readonly { version: string }[]) => rows.map(({ version }) => version);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A page out of one row more than it holds. */
function paged<Row, Item>(rows: readonly Row[], pageSize: number, cursorOf: (row: Row) => number, itemOf: (row: Row) => Item) {
  const { shown, last } = cut(rows, pageSize);
  return { items: shown.map(itemOf), next: last ? cursorOf(last) : null };
}

async function remotesOf(reads: RegistryReads): Promise<Output<typeof listRemotes>> {
  const [live, canaries, off] = [await reads.live(), await reads.canaries(), await reads.switchedOff()];
  const items: Output<typeof listRemotes>['items'] = [];
  for (const name of [...new Set([...live, ...canaries].map(({ remote }) => remote))].sort()) {
    const pin = live.find(({ remote }) => remote === name);
    const canary = canaries.find(({ remote }) => remote === name);
    const lastgood = (pin && lastGoodOf(await reads.pinChanges(name), pin.version)) ?? null;
    const versions = [pin?.version, lastgood, canary?.version].filter((version) => typeof version === 'string');
    const untrusted = await reads.untrusted(name, versions);
    const told = versions.find((version) => !untrusted.includes(version));
    const { title, owner } = (told && (await reads.version(name, told))?.description) || { title: { en: name, 'zh-HK': name }, owner: '' };
    const isOff = off.find(({ remote }) => remote === name);
    items.push({
      name,
      title,
      owner,
      live: pin ? { version: pin.version, since: pin.updatedAt.toISOString() } : null,
      lastgood,
      canary: canary ? canaryShown(canary) : null,
      off: isOff ? { since: isOff.at.toISOString(), by: isOff.actor, reason: isOff.reason } : null,
      untrusted,
    });
  }
  return { seq: await reads.seq(), items };
}

function canaryShown({ version, percentage, users, links, since }: Awaited<ReturnType<RegistryReads['canaries']>>[number]) {
  return { version, percentage, users, links, since: since.toISOString() };
}
