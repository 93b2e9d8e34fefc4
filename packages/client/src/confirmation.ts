import { askBy } from './keyed-link.ts';

type Answer = (confirmed: boolean) => void;

/**
 * The question 'Confirme que é você' of this page [segundo-fator]. Acts that are refused meanwhile share one question.
 */
export class Confirmation {
  #waiting: Answer[] = [];
  #show: (() => void) | undefined;
  readonly #shown: () => void;

  /** `shown` is called when a part of the page shows the question. */
  constructor(shown: () => void = () => undefined) {
    this.#shown = shown;
  }

  get asked(): boolean {
    return this.#waiting.length > 0;
  }

  /**
   * Asks the person. Returns whether the second factor was given, or null if no part of the page shows the question.
   */
  ask(): Promise<boolean> | null {
    const show = this.#show;
    if (!show) return null;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      show();
    });
  }

  /** Ends the question, for all acts that wait. */
  answer(confirmed: boolean): void {
    for (const answer of this.#waiting.splice(0)) answer(confirmed);
    this.#show?.();
  }

  /** Lets the one part of the page that shows the question know. Its end closes the question. */
  subscribe = (show: () => void): (() => void) => {
    this.#show = show;
    this.#shown();
    return () => {
      this.#show = undefined;
      this.answer(false);
    };
  };
}

/** The question of this page, which has one account. */
export const confirmation: Confirmation = new Confirmation(() => askBy(() => confirmation.ask()));
