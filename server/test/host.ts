import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE } from '@mortar/protocol/registry';

/** What the host of tests provides. */
export const PROVIDED = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', effector: '23.4.4', '@mortar/host': '0.1.0' };

/** Writes what a checkout has of a built shell, as much as the registry asks for. */
export function writeHost(root: string, shared: Record<string, string> = PROVIDED, version = '9.0.0'): string {
  const shellDir = join(root, 'shell', 'dist');
  mkdirSync(join(shellDir, version), { recursive: true });
  writeFileSync(join(shellDir, version, BUILD_MANIFEST_FILE), JSON.stringify({ name: 'shell', version, shared }));
  writeFileSync(join(shellDir, 'current.json'), JSON.stringify({ version }));
  return shellDir;
}
