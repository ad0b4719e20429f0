import { connect, type Socket } from 'node:net';
import { type AddressCheck, checkedLookup, findAllowed, type Resolve } from './addressCheck';

interface SocketSettings {
  host: string;
  port: number;
  isAllowed: AddressCheck;
  /** Ends the attempt. */
  signal: AbortSignal;
  resolve?: Resolve | undefined;
}

/**
 * Opens a connection for what isn't HTTP, to an address that may be connected to.
 *
 * @throws AddressRefused, the socket's error, or the signal's reason
 */
export async function openSocket({ host, port, isAllowed, signal, resolve }: SocketSettings): Promise<Socket> {
  const opening = async () => {
    const [only] = await findAllowed(host, isAllowed, resolve);
    signal.throwIfAborted();
    // The name is kept for TLS and errors; it isn't resolved again.
    const lookup = checkedLookup(isAllowed, async () => [only ?? '']);
    const socket = connect({ host: only ?? host, port, lookup, signal });
    await new Promise<void>((opened, failed) => socket.once('connect', opened).once('error', failed));
    return socket;
  };
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  return Promise.race([opening(), ended]);
}
