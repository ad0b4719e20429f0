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
