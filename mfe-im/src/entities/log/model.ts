import { signedOut } from '@mortar/host';
import { createEvent, createStore } from 'effector';
import { apply, EMPTY_LOG, type Log, type LogEvent } from './log.ts';

/** Something happened to what this browser knows of the person's messages. */
export const happened = createEvent<LogEvent>();

/** What this browser knows of the signed-in person's messages. */
export const $log = createStore<Log>(EMPTY_LOG).on(happened, apply).reset(signedOut);
