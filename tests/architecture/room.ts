/**
 * What each room of the house may import. The first room whose `files` match a path is that path's room; a path without a room fails the
 * test, so that a new folder has to say what it stands on.
 *
 * `files` and `may` are the starts of paths; one that ends in `$` names a single file, without its extension. `?` stands for any one folder. `*` does
 * too in `files`; in `may` it stands for that same folder, the importing file's own.
 */
export interface Room {
  files: string[];
  may: string[];
  /** May be imported as types only. */
  mayTypes?: string[];
  /** The only packages allowed. Absent: any that is not refused. */
  packages?: string[];
  refused?: RegExp;
  /** Packages whose types are welcome and whose code is not. */
  typesOnly?: RegExp;
}

/** Packages that draw: none of them is the server's. */
export const DRAWING =
  /^(react|react-dom|react-router(-dom)?|react-admin|ra-.*|@mui\/.*|@emotion\/.*|@tanstack\/react-.*|react-hook-form)$/;
/** Packages of the server: none of them is the app's. */
export const SERVER_ONLY =
  /^(node:.*|fastify.*|@fastify\/.*|drizzle-orm|pg|@electric-sql\/.*|pino|redis|socket\.io|@node-rs\/.*|prom-client)$/;
