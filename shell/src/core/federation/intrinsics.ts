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

/** Does work in which a remote's code runs. What that changes of the platform is put back. @throws IntrinsicsError */
export async function keepingIntrinsics<T>(work: () => Promise<T>): Promise<T> {
  const restore = keepIntrinsics();
  const demandUnchanged = () => {
    const changed = restore();
    if (changed) throw new IntrinsicsError(`it changed ${changed}`);
  };
  try {
    return await work();
  } finally {
    demandUnchanged();
  }
}
