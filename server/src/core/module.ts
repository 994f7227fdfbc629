import type { Operation } from '@mortar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Mail } from '../mail/index.ts';
import type { Bucket } from '../objects/index.ts';
import type { Clock } from '../lib/clock.ts';
import type { Keyring } from '../lib/keyring.ts';
import type { Messages } from '../lib/messages.ts';
import type { PageBeginningSource } from './page-beginning.ts';
import type { PageTextSource } from './page-texts.ts';
import type { PersonalData } from './personal-data.ts';
import type { UploadPolicy } from '../lib/upload-policy.ts';

/** What the core gives to every module. */
export interface ModuleCore {
  config: Config;
  database: Database;
  clock: Clock;
  keyring: Keyring;
  /** Where figures of its own go, for Prometheus. */
  metrics: Registry;
  /** Work for later, and work that comes round; absent in a test without it. */
  jobs?: Jobs | undefined;
  /** Absent where no module of this process sends any. */
  mail?: Mail | undefined;
  /** Where files are kept; in the data folder when unset. */
  bucket?: Bucket | undefined;
}

/** What a module says of itself before anything runs. */
export interface ModuleManifest {
  /** Its name in `MODULES`, and in front of its tables and jobs. */
  name: string;
  /** What can be asked of it under /api. */
  operations: Readonly<Record<string, Operation>>;
  /** Texts of the codes that are its own. */
  messages?: Messages;
  settings?: readonly Settings[];
  /** Files that people send for it, by purpose. */
  uploads?: Readonly<Record<string, UploadPolicy>>;
  sendsMail?: boolean;
}

/** A part of the server that brings all that is its own; `MODULES` says which of them a process serves. */
export interface ServerModule {
  /** Its name in `MODULES`. */
  name: string;
  /** Binds routes, hooks and jobs. What must be closed goes to `app.addHook('onClose', …)`. */
  register(app: FastifyInstance): Promise<void> | void;
  /** What it keeps of a person, given out and taken away whether or not this process serves the module. */
  personalData?: readonly PersonalData[];
  /** What it knows of its pages. */
  pageTexts?: PageTextSource;
  /** What its pages begin with. */
  pageBeginning?: PageBeginningSource;
}
