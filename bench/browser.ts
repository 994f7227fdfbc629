import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';

/** Chromium as benchmarks run it: as root too, off the network and off a missing GPU. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['MORTAR_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
}

/** A program as a script for pages: what it names stays out of their way. @param define values that are written in, as source */
export async function pageScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, minify: true, format: 'iife', define });
  return outputFiles[0]!.text;
}
