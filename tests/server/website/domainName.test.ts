import { expect, it } from 'vitest';
import { readDomainName } from '#server/modules/website/domainName';

it.each([
  ['pizza.com', { name: 'pizza.com', type: 'domain', zones: ['pizza.com'] }],
  [
    'https://Order.Pizza.co.uk/menu?x=1',
    { name: 'order.pizza.co.uk', type: 'sub_domain', zones: ['order.pizza.co.uk', 'pizza.co.uk'] },
  ],
  ['pizza.com.', { name: 'pizza.com', type: 'domain', zones: ['pizza.com'] }],
  ['Bäckerei-Özil.de:443', { name: 'xn--bckerei-zil-l8a5v.de', type: 'domain' }],
  ['pizza.github.io', { name: 'pizza.github.io', type: 'domain', zones: ['pizza.github.io'] }],
])('reads the name in %s', (text, expected) => {
  expect(readDomainName(text)).toMatchObject(expected);
});

it.each([
  ['com', 'domain_is_suffix'],
  ['co.uk', 'domain_is_suffix'],
  ['github.io', 'domain_is_suffix'],
  ['127.0.0.1', 'domain_is_address'],
  ['http://2130706433/', 'domain_is_address'],
  ['[::1]', 'domain_invalid'],
  ['localhost', 'domain_invalid'],
  ['pizza.internal', 'domain_invalid'],
  ['pizzeria', 'domain_invalid'],
  ['piz za.com', 'domain_invalid'],
  ['_dmarc.pizza.com', 'domain_invalid'],
  ['-pizza.com', 'domain_invalid'],
  ['*.pizza.com', 'domain_invalid'],
  [`${'a'.repeat(64)}.com`, 'domain_invalid'],
  [`${'abc.'.repeat(70)}com`, 'domain_invalid'],
  ['', 'domain_invalid'],
])('refuses %s', (text, problem) => {
  expect(readDomainName(text)).toBe(problem);
});
