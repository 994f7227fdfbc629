import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { VideoReason } from '@mortar/protocol/video';
import type { Db } from '../../../db/db.ts';
import type { VideoFiles } from '../files/keys.ts';
import { probe } from '../probe/probe.ts';
import type { Programs } from '../programs/find.ts';
import { videosOf, type RenditionRow, type VideoRow } from '../videos/repository.ts';
import { makeRendition } from './encode.ts';
import { coverMoment, makeBoard, makeCover } from './pictures.ts';
import { plan } from './plan.ts';
import { StepFailed } from '../probe/step-failed.ts';

/** What a step works with. */
export interface StepTools {
  db: Db;
  programs: Programs;
  files: VideoFiles;
  /** Folder with the file `source`. */
  folder: string;
  signal: AbortSignal;
  /** Changes the video while it is this worker's. @throws when it is not any more */
  save(values: Partial<VideoRow>, tx?: Db): Promise<void>;
  /** Takes percent of what is being made. */
  onPercent(height: number, percent: number): void;
}

/** A step of making a video: what it does, and what becomes of the video when it cannot. */
export interface Step {
  run(tools: StepTools): Promise<void>;
  giveUp(tools: Pick<StepTools, 'db' | 'save'>, failure: Pick<StepFailed, 'reason' | 'isFinal'>): Promise<void>;
}

const newFolder = (name: string): string => `${name}-${randomBytes(6).toString('hex')}`;

/** Looks into the file and says what is to be made of it. */
const probing = (row: VideoRow): Step => ({
  async run({ db, programs, folder, signal, save }) {
    const { chapters, ...facts } = await probe({ programs, folder, demuxer: row.demuxer, signal });
    const wanted = plan(facts).map(({ height, mode, size }, place) => ({
      videoId: row.id,
      height,
      place,
      mode,
      frame: size,
      state: 'waiting' as const,
      percent: 0,
    }));
    await videosOf(db).addRenditions(wanted);
    const coverAt = row.coverAt ?? coverMoment(facts.durationMs);
    await save({ facts, fileChapters: chapters, coverAt, work: 'working', reason: null });
  },
  giveUp: ({ save }, { reason, isFinal }) => save({ work: isFinal ? 'rejected' : 'done', reason }),
});

const cover = (row: VideoRow): Step => ({
  async run({ programs, files, folder, signal, save }) {
    const names = await makeCover({ programs, folder, facts: row.facts!, signal }, row.coverAt!);
    const place = newFolder('cover');
    for (const name of names) await files.put(row.id, place, name, join(folder, name));
    await save({ coverMadeAt: row.coverAt, coverFolder: place });
    if (row.coverFolder) await files.remove(row.id, `${row.coverFolder}/`);
  },
  giveUp: ({ save }) => save({ coverMadeAt: row.coverAt }),
});

const rendition = (row: VideoRow, { height, mode, frame }: RenditionRow): Step => ({
  async run({ db, programs, files, folder, signal, save, onPercent }) {
    await save({ work: 'working' });
    await videosOf(db).changeRendition(row.id, height, { state: 'working', percent: 0 });
    const facts = row.facts!;
    const made = await makeRendition({ programs, folder, facts, signal }, { height, mode, size: frame }, (ms) =>
      onPercent(height, Math.min(99, Math.floor((100 * ms) / facts.durationMs))),
    );
    // What an earlier try left is no part of this one.
    await files.remove(row.id, `${height}-`);
    const place = newFolder(String(height));
    for (const name of made.files) await files.put(row.id, place, name, join(made.path, name));
    const { bitsPerSecond, durationMs } = made;
    await db.transaction(async (tx) => {
      await save({ isWatchable: true, facts: { ...facts, durationMs } }, tx);
      await videosOf(tx).changeRendition(row.id, height, { state: 'ready', percent: 100, folder: place, bitsPerSecond });
    });
  },
  async giveUp({ db, save }, { reason }) {
    await videosOf(db).changeRendition(row.id, height, { state: 'failed' });
    await save({ reason });
  },
});

const board = (row: VideoRow): Step => ({
  async run({ programs, files, folder, signal, save }) {
    const { sheets, width, height } = await makeBoard({ programs, folder, facts: row.facts!, signal });
    const place = newFolder('board');
    for (const name of sheets) await files.put(row.id, place, name, join(folder, name));
    await save({ isBoardTried: true, board: { folder: place, sheets, width, height } });
  },
  giveUp: ({ save }) => save({ isBoardTried: true }),
});

/** Nothing is left to make. */
const ending = (row: VideoRow, made: readonly RenditionRow[]): Step => {
  const reason: VideoReason | null = made.every(({ state }) => state === 'ready') ? null : row.reason;
  const end = ({ save }: Pick<StepTools, 'save'>) => save({ work: 'done', reason });
  return { run: end, giveUp: end };
};

/** What is to be done next; undefined when all is done. */
export function nextStep(row: VideoRow, made: readonly RenditionRow[]): Step | undefined {
  if (row.work === 'probing') return probing(row);
  if (row.facts && row.coverAt !== row.coverMadeAt) return cover(row);
  if (row.work === 'done' || row.work === 'rejected') return undefined;
  const next = made.find(({ state }) => state === 'waiting' || state === 'working');
  if (next) return rendition(row, next);
  if (!row.isBoardTried && row.isWatchable) return board(row);
  return ending(row, made);
}
