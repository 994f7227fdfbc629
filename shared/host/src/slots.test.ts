import { expect, test } from '@jest/globals';
import { createRemote, openDialog, Slot, type PanelProps, type SlotName } from './index.ts';

declare module '@mortar/host' {
  interface Slots {
    'exam.notes': { about: string };
  }
  interface Panels {
    'exam.note': 'exam.notes';
    'exam.hello': 'popup';
    'lost.note': 'exam.note';
  }
}

const messages = () => Promise.resolve({});
const note = () => Promise.resolve({ Panel: ({ props }: PanelProps<'exam.notes'>) => props.about });
const hello = () => Promise.resolve({ Panel: ({ props }: PanelProps<'popup'>) => typeof props.close });

/** Never called: the types refuse what is wrong, or complain that nothing is. */
export function refused(): unknown[] {
  // @ts-expect-error nobody renders such a slot
  const unknown: SlotName = 'exam.walls';
  return [
    unknown,
    // @ts-expect-error nobody renders such a slot
    Slot({ name: 'exam.walls', props: {}, fallback: null }),
    // @ts-expect-error its props are others
    Slot({ name: 'exam.notes', props: { about: 1 }, fallback: null }),
    // @ts-expect-error its props are missing
    Slot({ name: 'exam.notes', props: {}, fallback: null }),
    // @ts-expect-error a panel that is no popup is opened by nobody
    openDialog('exam.note', {}),
    // @ts-expect-error a popup is given nothing
    openDialog('exam.hello', { about: 'bricks' }),
    createRemote<'exam'>({
      pages: {},
      messages,
      // @ts-expect-error a remote has every panel that it names
      panels: { note },
    }),
    createRemote<'exam'>({
      pages: {},
      messages,
      // @ts-expect-error and no other one
      panels: { note, hello, tell: hello },
    }),
    createRemote<'exam'>({
      pages: {},
      messages,
      // @ts-expect-error with what its slot gives it
      panels: { note: () => Promise.resolve({ Panel: ({ props }: { props: { about: number } }) => props.about }), hello },
    }),
    // @ts-expect-error the slot that it names is none
    createRemote<'lost'>({ pages: {}, messages, panels: { note } }),
  ];
}

test('a remote brings the panels that it has added to the map', () => {
  expect(createRemote<'exam'>({ pages: {}, messages, panels: { note, hello } }).panels).toEqual({ note, hello });
});
