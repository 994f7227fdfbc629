import { expect, test } from '@jest/globals';
import { NameList, namingAt, useNameList, withName } from '../src/naming/index.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const PEOPLE = ['Ada', 'Adam', 'Adele'].map((name) => ({ uid: name, name }));

/** A field that offers names. */
function Field() {
  const [text, setText] = useState('');
  const naming = namingAt(text, text.length);
  const people = naming?.text ? PEOPLE.filter(({ name }) => name.startsWith(naming.text)) : [];
  const names = useNameList(people, ({ name }) => setText(withName(text, naming!, name).text));
  return (
    <>
      <textarea
        value={text}
        {...names.field}
        onChange={({ target }) => {
          names.restart();
          setText(target.value);
        }}
        onKeyDown={(event) => {
          const act = names.keys?.[event.key];
          if (act) event.preventDefault();
          act?.();
        }}
      />
      <NameList {...names.list} label="Names" side="under" />
    </>
  );
}

const chosen = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true });
const field = () => screen.getByRole('textbox');

async function naming(text: string) {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), text);
  return user;
}

test('arrows go round the list, the field tells which one is chosen, and Enter takes it', async () => {
  const user = await naming('hi @Ad');
  expect(chosen().textContent).toContain('Ada');
  await user.keyboard('{ArrowUp}');
  expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id);
  expect(chosen().textContent).toContain('Adele');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveProperty('value', 'hi @Adam ');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the mouse chooses what it moves over, and only that looks chosen', async () => {
  const user = await naming('@Ad');
  await user.hover(screen.getByRole('option', { name: 'Adele' }));
  expect(chosen().textContent).toContain('Adele');
  await user.keyboard('{Enter}');
  expect(field()).toHaveProperty('value', '@Adele ');
});

test('Escape shuts the list until something is typed; then the first is chosen again', async () => {
  const user = await naming('@A');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  await user.type(field(), 'd');
  expect(chosen().textContent).toContain('Ada');
});
