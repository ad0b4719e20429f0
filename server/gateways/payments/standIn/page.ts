import { decimalText } from '../gatewayUnits';
import type { CheckoutSession } from './standInState';
import { testCards } from './testCards';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const outcomes: Readonly<Record<string, string>> = {
  '4242424242424242': 'works',
  '5555555555554444': 'works',
  '4000000000000002': 'is declined',
  '4000000000009995': 'has no funds',
  '4000000000009987': 'was lost',
  '4000000000000069': 'has expired',
  '4000000000000119': 'has an error',
  '4000000000000341': 'can be saved, and is declined later',
  '4000002500003155': 'asks for a confirmation once',
  '4000002760003184': 'asks for a confirmation always',
  '4000000000000259': 'leads to a dispute',
  '4000000000007726': 'is refunded an hour later',
  '4000000000005126': 'can’t be refunded',
};

export const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 27rem; padding: 2rem 1rem; }
.test { background: #7a4100; color: #fff; border-radius: .5rem; padding: .5rem .75rem; font-weight: 600; }
h1 { font-size: 1.75rem; margin: 1.5rem 0 0; } p { margin: .25rem 0 1.5rem; }
label { display: block; font-weight: 600; }
input { box-sizing: border-box; font: inherit; width: 100%; padding: .75rem; margin: .25rem 0 1rem; border: 1px solid; border-radius: .5rem; }
button, a.button { box-sizing: border-box; display: block; width: 100%; font: inherit; font-weight: 600; text-align: center;
  padding: .75rem; margin-bottom: .75rem; border: 1px solid; border-radius: .5rem; background: #1f4fd8; color: #fff;
  text-decoration: none; cursor: pointer; }
a.button, button.second { background: transparent; color: inherit; }
.problem { border: 1px solid #c62828; border-radius: .5rem; padding: .5rem .75rem; }
`;

const pageOf = (content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Test payment</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/stand-in/page.css"></head>
<body><main><div class="test">Test, nothing is charged</div>${content}</main></body></html>`;

const amountOf = ({ amount_total, currency }: CheckoutSession, digits: number): string =>
  amount_total === null
    ? 'Save a card'
    : `${decimalText(amount_total, digits)} ${escaped(currency?.toUpperCase() ?? '')}`;

interface PageFacts {
  session: CheckoutSession;
  description: string;
  /** Decimals of its currency. */
  digits: number;
  /** Why the last card was declined. */
  problem?: string;
}

/** The page on which a test card is entered. */
export function checkoutPage({ session, description, digits, problem }: PageFacts): string {
  const choices = testCards
    .map(({ number }) => `<option value="${number}">${outcomes[number] ?? ''}</option>`)
    .join('');
  const cancel = session.cancel_url ? `<a class="button" href="${escaped(session.cancel_url)}">Back</a>` : '';
  return pageOf(`<h1>${amountOf(session, digits)}</h1><p>${escaped(description)}</p>
${problem ? `<p class="problem" role="alert">The card was declined: ${escaped(problem.replaceAll('_', ' '))}. Try another one.</p>` : ''}
<form method="post"><label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" list="cards" required value="4242 4242 4242 4242">
<datalist id="cards">${choices}</datalist>
<button>${session.mode === 'setup' ? 'Save card' : 'Pay'}</button>${cancel}</form>
<p>Only test cards work here. Never enter a real one.</p>`);
}

/** The page on which the card's bank asks for a confirmation. */
export const confirmationPage = ({ session, digits }: Pick<PageFacts, 'session' | 'digits'>): string =>
  pageOf(`<h1>Is this you?</h1><p>Your bank asks you to confirm ${amountOf(session, digits)}.</p>
<form method="post"><button name="answer" value="yes">Confirm</button>
<button class="second" name="answer" value="no">Refuse</button></form>`);

export const endedPage = (): string => pageOf('<h1>This page has ended</h1><p>Go back and begin again.</p>');
