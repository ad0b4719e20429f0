/** Reports a part of the app that failed. Contains nothing that was typed, searched for or shown. */
export interface CrashReport {
  /** Short enough to read out over the phone: `K7F3-9QXM`. */
  report: string;
  /** The error's kind: `TypeError`. Its message is left out, because it may quote what was typed. */
  name: string;
  page: string;
  /** File, line and column in the code. */
  at: string;
}

/** Leaves out characters that are easily confused. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function newReportId(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => signs[byte % signs.length]).join('');
  return `${random.slice(0, 4)}-${random.slice(4)}`;
}

/** Returns the first position in the code that a stack names, without the server's address. */
const placeOf = (stack: string): string => /\/((?:assets|src)\/[^\s?)]+?:\d+:\d+)/.exec(stack)?.[1]?.slice(-200) ?? '';

export function crashReportOf(error: unknown): CrashReport {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  return {
    report: newReportId(),
    name: name.slice(0, 60),
    page: window.location.pathname.slice(0, 300),
    at: placeOf(stack),
  };
}
