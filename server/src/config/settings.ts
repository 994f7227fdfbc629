import { Type, type TSchema } from 'typebox';
import type { ConfigProblem } from './problem.ts';

/** An environment without empty values. */
export type Env = Readonly<Record<string, string>>;

/** A variable of the environment that this version honours. */
export interface Variable {
  schema: TSchema;
  /** What a value must be; follows 'must be' in the message. */
  mustBe: string;
  /** Names that it stands for, when it is the form of many. */
  names?: RegExp;
}

/** Where this installation stands: what settings may follow beside the environment. */
export interface Installation {
  /** Folder of the whole workspace. */
  root: string;
  isDevelopment: boolean;
}

/** Variables, and the part of the configuration that they make. */
export interface Settings<Values extends object = object> {
  variables: Readonly<Record<string, Variable>>;
  /** Beginnings of names that are its own: an unknown name under one is a mistake, never ignored. */
  prefixes?: readonly string[];
  /** Takes an environment in which every value has its shape. */
  read(env: Env, installation: Installation): Values;
  /** What is fine one by one and cannot be true together. */
  contradictions?(env: Env): ConfigProblem[];
}

export const webLink: Variable = {
  schema: Type.String({ pattern: '^https://[^\\s/]+', maxLength: 2048 }),
  mustBe: 'an https:// address',
};
