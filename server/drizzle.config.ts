const module = process.env['MODULE'] ?? '<MODULE>';
/** A module's own folder: another one may have a part of the same name. */
const room = ['base', 'mail'].includes(module) ? module : `modules/${module}`;

/** For `MODULE=games npx drizzle-kit generate --name <what>`: each module's tables make migrations of its own. */
export default {
  dialect: 'postgresql',
  schema: [`./src/${room}/**/tables.ts`],
  out: `./migrations/${module}`,
};
