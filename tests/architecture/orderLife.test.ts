import { expect, it } from 'vitest';
import { orderLifePage, writtenOrderLifePage } from '../../scripts/orderLife';

it('the page on the life of an order says what the transition table says', () => {
  expect(writtenOrderLifePage()).toBe(orderLifePage());
});
