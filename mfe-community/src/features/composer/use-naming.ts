import { namingAt } from '@mortar/remote-kit/naming';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Draft, NamedPerson } from '#entities/draft';
import { names } from './model.ts';

/** Names that are offered at once. */
const FEW = 6;
/** The server is asked once the letters rest so long, ms. */
const REST_MS = 150;

/** Whom the text before the caret may be naming. */
export function useNaming({ text, named }: Pick<Draft, 'text' | 'named'>, caret: number) {
  const { data, ask } = useUnit({ data: names.$data, ask: names.wanted });
  const naming = namingAt(text, caret);
  const isWritten = named.some(({ name }) => naming?.text === name || naming?.text.startsWith(`${name} `));
  const sought = naming && !isWritten ? naming.text.trim().toLowerCase() : '';
  useEffect(() => {
    if (!sought) return;
    const timer = setTimeout(() => ask({ text: sought }), REST_MS);
    return () => clearTimeout(timer);
  }, [ask, sought]);
  const people: NamedPerson[] = (data?.list ?? [])
    .map(({ uid, username }) => ({ uid, name: username }))
    .filter(({ name }) => name.toLowerCase().startsWith(sought))
    .slice(0, FEW);
  return { people: sought === '' ? [] : people, naming };
}
