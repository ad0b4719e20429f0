import type { KeyboardEvent } from 'react';

const isShown = (button: HTMLElement) => button.getClientRects().length > 0;
const buttonsIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-item]')].filter(isShown);

/** The button nearest to the middle of another one, in the next row above or below it. */
function inNextRow(buttons: HTMLElement[], from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  const middle = (box: DOMRect) => box.left + box.width / 2;
  const beyond = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (step === 1 ? box.top >= start.bottom - 1 : box.bottom <= start.top + 1))
    .sort(
      (a, b) =>
        step * (a.box.top - b.box.top) ||
        Math.abs(middle(a.box) - middle(start)) - Math.abs(middle(b.box) - middle(start)),
    );
  return beyond[0]?.button;
}

/** Arrow keys move the focus among the items of the menu, as they are seen. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const container = event.currentTarget;
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-item]');
  if (!from || !event.key.startsWith('Arrow')) return;
  const buttons = buttonsIn(container);
  const isRtl = getComputedStyle(container).direction === 'rtl';
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const to =
    event.key === 'ArrowDown' || event.key === 'ArrowUp'
      ? inNextRow(buttons, from, event.key === 'ArrowDown' ? 1 : -1)
      : buttons[buttons.indexOf(from) + (event.key === forward ? 1 : -1)];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
