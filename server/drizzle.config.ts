/** For `drizzle-kit generate`: every module's tables make one set of migrations. */
export default {
  dialect: 'postgresql',
  schema: ['./src/modules/**/tables.ts', './src/mail/tables.ts'],
  out: './migrations',
};
