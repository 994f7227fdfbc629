import { fastifyCookie } from '@fastify/cookie';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { chosenTheme } from './preferences.ts';

// Its parser is there once the server has taken it.
beforeAll(async () => {
  await fastify().register(fastifyCookie).ready();
});

describe('chosenTheme', () => {
  test('it is dark unless light was chosen', () => {
    expect(chosenTheme('theme=light')).toBe('light');
    expect(chosenTheme('theme=neon')).toBe('dark');
    expect(chosenTheme(undefined)).toBe('dark');
  });
});
