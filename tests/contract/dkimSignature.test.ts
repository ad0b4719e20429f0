import { expect, it } from 'vitest';
import { dkimSignature, isSignedFor } from '#contract/mail/dkimSignature';

const headers = [
  'Received: from mail.provider.example by mx.example; Fri, 13 Jun 2031 10:00:00 +0000',
  'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=provider.example;',
  '\ts=2031; h=from:to; bh=abc=; b=d=f;',
  'DKIM-Signature: v=1; a=rsa-sha256; d=Pizza.example; q=dns/txt;',
  ' s=s1.',
  '  mail; h=from:to:subject;',
  ' b=s=x',
  'Subject: d=other.example; s=other',
].join('\r\n');

it('the signature of the sender’s domain is found among those of a pasted mail', () => {
  expect(dkimSignature(headers, 'pizza.example')).toEqual({ domain: 'pizza.example', selector: 's1.mail' });
  expect(dkimSignature(headers, 'orders.pizza.example')).toEqual({ domain: 'pizza.example', selector: 's1.mail' });
});

it('another one is found too, and one without the name of its header', () => {
  const found = dkimSignature(headers, 'trattoria.example');
  expect(found).toEqual({ domain: 'provider.example', selector: '2031' });
  expect(found && isSignedFor(found, 'trattoria.example')).toBe(false);
  expect(dkimSignature('v=1; a=rsa-sha256; s=k1; d=pizza.example; b=x', 'pizza.example')?.selector).toBe('k1');
});

it('a text without a signature has none', () => {
  for (const text of ['', 'Hello', 'DKIM-Signature: v=1; d=pizza.example', 'Subject: x\n\nv=1; s=<b>; d=pizza.example'])
    expect(dkimSignature(text, 'pizza.example')).toBeNull();
});
