import { write, writeSync } from 'node:fs';
// Imported, because test suites replace the global timers, which must not stop the log.
import { setTimeout } from 'node:timers';
import type { DestinationStream } from 'pino';

/** Where log lines go, and whether they can be written. */
export interface LogOutput extends DestinationStream {
  /** Whether the last lines could be written. */
  readonly isUp: boolean;
  /** Number of lines that couldn't be written since the process started. */
  readonly dropped: number;
}

/** Most characters that wait while the reader is slow. Further lines are dropped. */
const waitingMax = 1 << 20;
/** After this time, writing to a full pipe is tried again. */
const retryMs = 50;

const linesIn = (text: Buffer): number => text.reduce((count, byte) => (byte === 10 ? count + 1 : count), 0);

/**
 * Writes log lines without ever blocking or ending the process. Lines that can't be written, because the disk is full
 * or the pipe is closed, are dropped and counted.
 *
 * @param fd an open file, 1 for standard output
 */
export function openLogOutput(fd: number): LogOutput {
  let waiting: string[] = [];
  let waitingLength = 0;
  let isWriting = false;
  let isUp = true;
  let dropped = 0;
  /** The disk became full within a line, so the next text must start on a new line. */
  let isCut = false;
  /** The text that a full pipe hasn't taken yet. */
  let delayed: Buffer | null = null;

  const takeWaiting = (): Buffer => {
    const text = Buffer.from((isCut ? '\n' : '') + waiting.join(''));
    waiting = [];
    waitingLength = 0;
    return text;
  };
  const writeNext = (text: Buffer) => {
    isWriting = text.length > 0;
    if (isWriting) write(fd, text, (error, written) => wrote(text, error, written));
  };
  const wrote = (text: Buffer, error: NodeJS.ErrnoException | null, written: number) => {
    if (error?.code === 'EAGAIN') {
      delayed = text;
      setTimeout(() => {
        delayed = null;
        writeNext(text);
      }, retryMs).unref();
    } else if (error) {
      isUp = false;
      dropped += linesIn(isCut && text[0] === 10 ? text.subarray(1) : text);
      // Don't retry this text: it would fail again. Only try later lines.
      isWriting = false;
      if (waiting.length > 0) writeNext(takeWaiting());
    } else if (written < text.length) {
      isCut = text[written - 1] !== 10;
      writeNext(text.subarray(written));
    } else {
      isUp = true;
      isCut = false;
      writeNext(waiting.length > 0 ? takeWaiting() : Buffer.alloc(0));
    }
  };
  process.once('exit', () => {
    try {
      if (delayed) writeSync(fd, delayed);
      if (waiting.length > 0) writeSync(fd, takeWaiting());
    } catch {
      // The process is ending, so there is nowhere to report the error.
    }
  });

  return {
    get isUp() {
      return isUp;
    },
    get dropped() {
      return dropped;
    },
    write(line) {
      if (waitingLength + line.length > waitingMax) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      waitingLength += line.length;
      if (!isWriting) writeNext(takeWaiting());
    },
  };
}
