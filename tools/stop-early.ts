import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';

/** The beginning of the line that says why a run stopped. The runner looks for the line (test-report.mjs). */
const STOPPED = 'Stopped, because more than a quarter of the files failed. The first cause:';
/** Runs of fewer files go on to their end. */
const FEW_FILES = 12;

/**
 * Ends a run in which more than a quarter of the files failed: the machine or the harness has a fault, and the other
 * files would only hide the cause.
 */
export default class StopEarly implements Reporter {
  #vitest: Vitest | undefined;
  #files = 0;
  #failed = 0;
  #cause: string | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#files = files.length;
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.state() !== 'failed') return;
    this.#failed += 1;
    this.#cause ??= `${module.moduleId}: ${causeOf(module)}`;
    if (this.#files < FEW_FILES || this.#failed <= this.#files / 4) return;
    this.#files = Number.POSITIVE_INFINITY;
    console.error(`${STOPPED} ${this.#cause}`);
    void this.#vitest?.cancelCurrentRun('test-failure');
  }
}

/** Returns the first line of the first error of a file. */
function causeOf(module: TestModule): string {
  const inTests = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  const inSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const [error] = [...module.errors(), ...inSuites, ...inTests];
  return error?.message.split('\n')[0] ?? 'no message';
}
