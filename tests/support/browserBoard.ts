import { expect, type Locator, type Page } from '@playwright/test';

type Column = 'New' | 'Kitchen' | 'Ready' | 'Out for delivery';

/** A board as a person sees it: cards by their numbers, columns by their names. */
export interface BoardPage {
  card(number: number): Locator;
  /** The card within a column: where the order stands. */
  cardIn(column: Column, number: number): Locator;
  /** Taps the large button of a card. */
  tap(number: number, action: string): Promise<void>;
  /** Chooses from a card's menu. */
  choose(number: number, entry: string): Promise<void>;
  /** Accepts in two taps: the button, and the suggested minutes. */
  accept(number: number): Promise<void>;
  /** Until what its questions need has been fetched ahead: then they are asked while the server is away, too. */
  rest(): Promise<void>;
}

export function boardOf(page: Page): BoardPage {
  const card = (number: number, within: Page | Locator = page) =>
    within.getByRole('article', { name: `#${number}`, exact: true });

  async function tap(number: number, action: string): Promise<void> {
    await card(number)
      .getByRole('button', { name: `${action}, order ${number}`, exact: true })
      .click();
  }

  return {
    card,
    cardIn: (column, number) =>
      card(number, page.getByRole('region', { name: new RegExp(`^${column}, \\d+ orders?$`) })),
    tap,
    async choose(number, entry) {
      await card(number)
        .getByRole('button', { name: `More actions for order ${number}` })
        .click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },
    async accept(number) {
      await tap(number, 'Accept');
      const question = page.getByRole('dialog', { name: `Order ${number}: how long until it’s ready?` });
      await question.getByRole('button', { name: 'Accept' }).click();
      await expect(question).toBeHidden();
    },
    async rest() {
      await page.waitForFunction(() => {
        const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
        // All is asked for in one go: the question, its words, and what both need, named in the page's head.
        const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
        const count = (part: string) => [...fetched].filter((name) => name.includes(part)).length;
        // Of orders there are shared code and texts.
        const code = ['/OrderPerformer-', '/ActionQuestion-'];
        const hasCome = code.every((part) => count(part) === 1) && count('/pages-') === 1 && count('/orders-') === 2;
        return hasCome && named.every(({ href }) => fetched.has(href));
      });
    },
  };
}

/** Counts the tones that a page plays, from before its first script runs. */
export async function hearTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = window as unknown as { tones: number };
    heard.tones = 0;
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
      const start = source.prototype.start;
      source.prototype.start = function (this: AudioScheduledSourceNode, ...when: number[]) {
        if (this.context.state === 'running') heard.tones += 1;
        return start.apply(this, when as []);
      };
    }
  });
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones);
}
