import { fireEvent } from '@testing-library/react';

/** Types with no pause between the keys, however busy the machine is: what begins when the typing pauses begins once. */
export function typeAtOnce(field: HTMLElement, text: string): void {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
  }
}
