import { expect, test } from '@jest/globals';
import type { RegisteredRemote } from '@mortar/protocol/registry';
import { act, screen } from '@testing-library/react';
import { scopeBind } from 'effector';
import { registryReceived } from '../../core/federation/registry.ts';
import { renderWithin } from '../../testing/render-within.tsx';
import { OverrideNotice } from './index.ts';

const remote = (version: string, channel: RegisteredRemote['channel']) =>
  ({ live: { version, description: { routes: [], panels: [] } }, channel, why: channel }) as unknown as RegisteredRemote;
const documentOf = (remotes: Record<string, RegisteredRemote>) => ({ seq: 1, choice: '', remotes, areas: [] });

test('it names each version that stands in the place of another, and leads back', async () => {
  const { scope } = renderWithin(<OverrideNotice />);
  const receive = scopeBind(registryReceived, { scope });
  act(() => receive(documentOf({ one: remote('1', 'live'), two: remote('2', 'canary') })));
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => receive(documentOf({ one: remote('1-abc', 'override'), two: remote('2', 'live') })));
  expect((await screen.findByRole('complementary')).textContent).toContain('You’re testing: one 1-abc');
  expect(screen.getByRole('link', { name: 'Back to the live version' }).getAttribute('href')).toBe('?mf=off');
});

test('it says which development server serves a remote', async () => {
  const { scope } = renderWithin(<OverrideNotice />);
  const served = { ...documentOf({ one: remote('local', 'override') }), local: { one: 'http://localhost:3005' } };
  act(() => scopeBind(registryReceived, { scope })(served));
  expect((await screen.findByRole('complementary')).textContent).toContain('one http://localhost:3005');
});
