/** Taken when the shell starts, before any remote runs. Here nothing is iterated or spread: that would ask what may be changed. */
const { defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** What everything in the page stands on. */
const OWNERS: readonly [name: string, owner: object][] = [
  ['Object', Object],
  ['Object.prototype', Object.prototype],
  ['Function.prototype', Function.prototype],
  ['Array', Array],
  ['Array.prototype', Array.prototype],
  ['String.prototype', String.prototype],
  ['RegExp.prototype', RegExp.prototype],
  ['Promise', Promise],
  ['Promise.prototype', Promise.prototype],
  ['Map.prototype', Map.prototype],
  ['Set.prototype', Set.prototype],
  ['WeakMap.prototype', WeakMap.prototype],
  ['JSON', JSON],
  ['Reflect', Reflect],
  ['EventTarget.prototype', EventTarget.prototype],
  ['Node.prototype', Node.prototype],
  ['Element.prototype', Element.prototype],
  ['Document.prototype', Document.prototype],
];

interface Kept {
  name: string;
  owner: object;
  key: PropertyKey;
  descriptor: PropertyDescriptor;
}

/** Remembers the platform as it is now. Call the result to put back what was changed since; it names one of that, or nothing. */
export function keepIntrinsics(): () => string | undefined {
  const kept: Kept[] = [];
  for (let index = 0; index < OWNERS.length; index += 1) {
    const { 0: name, 1: owner } = OWNERS[index]!;
    const keys = ownKeys(owner);
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at]!;
      kept[kept.length] = { name, owner, key, descriptor: getOwnPropertyDescriptor(owner, key)! };
    }
  }
  return () => {
    let changed: string | undefined;
    for (let index = 0; index < kept.length; index += 1) {
      const { name, owner, key, descriptor } = kept[index]!;
      const now = getOwnPropertyDescriptor(owner, key);
      if (now && now.value === descriptor.value && now.get === descriptor.get && now.set === descriptor.set) continue;
      defineProperty(owner, key, descriptor);
      changed = `${name}.${typeof key === 'symbol' ? key.description : key}`;
    }
    return changed;
  };
}

/** A version changed what everything in the page stands on. */
export class IntrinsicsError extends Error {
  override name = 'IntrinsicsError';
}

/** Work under way in which code of a version runs. */
interface Run {
  whose: string;
  /** What of the platform that version has changed meanwhile. */
  changed: string | undefined;
}
let runs: Run[] = [];
/** All that is under way at once is held against the platform as it was before the first of it. */
let restore: () => string | undefined;

/** Puts back what was changed: by all that is under way of that version, for parts of one share its modules. */
function look(whose: string): void {
  const changed = restore();
  if (!changed) return;
  for (let index = 0; index < runs.length; index += 1) if (runs[index]!.whose === whose) runs[index]!.changed = changed;
}

function begin(whose: string): Run {
  if (runs.length === 0) restore = keepIntrinsics();
  const run: Run = { whose, changed: undefined };
  for (let index = 0; index < runs.length; index += 1) if (runs[index]!.whose === whose) run.changed ??= runs[index]!.changed;
  runs[runs.length] = run;
  return run;
}

function end(run: Run): void {
  const left: Run[] = [];
  for (let index = 0; index < runs.length; index += 1) if (runs[index] !== run) left[left.length] = runs[index]!;
  runs = left;
}

/**
 * Does work in which code of a version runs. What that changes of the platform is put back.
 * @param whose names the version @param work gets what it calls when code of the version has just run: the sooner that is, the
 * less can anybody else be taken for who changed something
 * @throws IntrinsicsError
 */
export async function keepingIntrinsics<T>(whose: string, work: (ran: () => void) => Promise<T>): Promise<T> {
  const run = begin(whose);
  try {
    return await work(() => look(whose));
  } finally {
    look(whose);
    end(run);
    demandUnchanged(run);
  }
}

function demandUnchanged({ changed }: Run): void {
  if (changed) throw new IntrinsicsError(`it changed ${changed}`);
}
