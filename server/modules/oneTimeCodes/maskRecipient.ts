import type { CodeRecipient } from './codeHash';

const hidden = '•••';

/** Shows enough for the person to recognise their own address or number, and too little for others to learn it. */
export function maskRecipient({ channel, recipient }: CodeRecipient): string {
  if (channel === 'sms') return `${hidden} ${recipient.slice(-2)}`;
  const at = recipient.lastIndexOf('@');
  const [name, domain] = [recipient.slice(0, at), recipient.slice(at)];
  // Of a short name, the last character would be most of it.
  return `${name.slice(0, 1)}${hidden}${name.length > 3 ? name.slice(-1) : ''}${domain}`;
}
