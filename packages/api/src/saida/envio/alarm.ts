/** A pause that a ring can end early. A ring without a sleeper ends the next pause at once. */
export class Alarm {
  private rung = false;
  private wake: (() => void) | null = null;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Waits `ms` milliseconds, until the next ring, or until `signal` aborts. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.rung && !signal.aborted) await this.pause(ms, signal);
    this.rung = false;
  }

  private async pause(ms: number, signal: AbortSignal): Promise<void> {
    let stop = (): void => undefined;
    await new Promise<void>((resolve) => {
      const awake = () => resolve();
      const timer = setTimeout(awake, ms).unref();
      this.wake = awake;
      signal.addEventListener('abort', awake);
      stop = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', awake);
      };
    });
    stop();
    this.wake = null;
  }
}
