const module = process.env['MODULE'] ?? '<MODULE>';

/** For `MODULE=games npx drizzle-kit generate --name <what>`: each module's tables make migrations of its own. */
export default {
  dialect: 'postgresql',
  schema: [`./src/**/${module}/**/tables.ts`],
  out: `./migrations/${module}`,
};
