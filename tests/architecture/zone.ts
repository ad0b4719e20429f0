/**
 * The imports allowed in each zone. A path's zone is the first one whose `files` match. A path without a zone fails the
 * test, so that a new folder has to declare its imports.
 *
 * `files` and `may` are path prefixes; one that ends in `$` is a single file, without its extension. `?` matches any
 * one folder. So does `*` in `files`; in `may` it is that same folder, the importing file's own.
 */
export interface Zone {
  files: string[];
  may: string[];
  /** Can be imported as types only. */
  mayTypes?: string[];
  /** The only packages allowed. If absent: any that isn't refused. */
  packages?: string[];
  refused?: RegExp;
  /** Packages that can only be imported as types. */
  typesOnly?: RegExp;
}

/** UI packages, which the server can't use. */
export const DRAWING =
  /^(react|react-dom|react-router(-dom)?|react-admin|ra-.*|@mui\/.*|@emotion\/.*|@tanstack\/react-.*|react-hook-form)$/;
/** Server packages, which the app can't use. */
export const SERVER_ONLY =
  /^(node:.*|fastify.*|@fastify\/.*|drizzle-orm|pg|@electric-sql\/.*|pino|redis|socket\.io|@node-rs\/.*|prom-client)$/;
