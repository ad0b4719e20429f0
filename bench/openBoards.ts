import { type ChildProcess, fork } from 'node:child_process';
import type { BoardReport } from './boardSockets';

/** Boards in a process of their own, and when each order arrived at each of them, by order and board. */
export interface OpenBoards {
  arrived: Map<string, Map<number, number>>;
  /** Milliseconds that orders took to reach each board, from when they were started. */
  taken(startedAt: Map<string, number>): number[];
  close(): void;
}

/**
 * Opens boards on a server; resolves when all are connected.
 *
 * @param sessions of one store; the boards are spread over them, for a session may have `limits.socketsPerSession`
 */
export async function openBoards(
  address: string,
  sessions: { store_id: string; servertoken: string }[],
  boards: number,
): Promise<OpenBoards> {
  const arrived: OpenBoards['arrived'] = new Map();
  const sockets: ChildProcess = fork(
    new URL('./boardSockets.ts', import.meta.url),
    [address, sessions[0]?.store_id ?? '', sessions.map(({ servertoken }) => servertoken).join(), String(boards)],
    { execArgv: ['--import', 'tsx'] },
  );
  await new Promise<void>((resolve, reject) => {
    sockets.once('exit', (code) => reject(new Error(`the boards ended with code ${code}`)));
    sockets.on('message', (message: BoardReport) => {
      if (message.kind === 'ready') return resolve();
      const arrivals = arrived.get(message.order_id) ?? new Map<number, number>();
      arrivals.set(message.board, message.at);
      arrived.set(message.order_id, arrivals);
    });
  });
  return {
    arrived,
    taken: (startedAt) =>
      [...startedAt].flatMap(([id, at]) => [...(arrived.get(id)?.values() ?? [])].map((seen) => seen - at)),
    close: () => void sockets.removeAllListeners('exit').kill(),
  };
}
