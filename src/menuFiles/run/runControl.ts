/** Ends a run: the user cancelled it, or left the page. */
export class RunEnded extends Error {
  constructor() {
    super('The run was ended');
    this.name = 'RunEnded';
  }
}

export type RunState = 'going' | 'paused' | 'waiting';

/** Controls a long run of calls: it can be paused, resumed and ended. */
export class RunControl {
  private isPaused = false;
  private isEnded = false;
  private wake: (() => void)[] = [];

  constructor(private readonly onState: (state: RunState) => void = () => undefined) {}

  pause(): void {
    this.isPaused = true;
    this.onState('paused');
  }

  resume(): void {
    this.isPaused = false;
    this.onState('going');
    this.wakeAll();
  }

  end(): void {
    this.isEnded = true;
    this.wakeAll();
  }

  /** Between two calls: returns when the run can continue. @throws RunEnded */
  async pass(): Promise<void> {
    while (this.isPaused && !this.isEnded) await new Promise<void>((resolve) => this.wake.push(resolve));
    if (this.isEnded) throw new RunEnded();
  }

  /** Waits for the server, until `ms` have passed, the network is back, or the run is ended. @throws RunEnded */
  async wait(ms: number): Promise<void> {
    if (!this.isPaused) this.onState('waiting');
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      const now = () => {
        clearTimeout(timer);
        resolve();
      };
      this.wake.push(now);
      window.addEventListener('online', now, { once: true });
    });
    if (this.isEnded) throw new RunEnded();
  }

  /** Records that a call succeeded. */
  isThrough(): void {
    if (!this.isPaused) this.onState('going');
  }

  private wakeAll(): void {
    const asleep = this.wake;
    this.wake = [];
    for (const wake of asleep) wake();
  }
}
