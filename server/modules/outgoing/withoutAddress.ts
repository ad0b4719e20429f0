const hidden = '[hidden]';
/** Anything that looks like an address. Servers quote those to which they forward, too. */
const addresses = /[^\s<>()[\]"',:;@]{1,64}@[^\s<>()[\]"',:;@]+/g;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Hides a recipient's address, or its name before the `@`, and all other addresses in the words of a mail server.
 * Everyone who may change the store's settings reads them next to a masked recipient.
 *
 * @example withoutAddress('550 <ada@mail.example>: no ada', 'ada@mail.example') // 550 <[hidden]>: no [hidden]
 */
export function withoutAddress(said: string, recipient: string): string {
  const name = recipient.slice(0, Math.max(recipient.lastIndexOf('@'), 0));
  const whole = said.replaceAll(new RegExp(escaped(recipient), 'gi'), hidden).replace(addresses, hidden);
  // A part of a longer word isn't the name, nor is a digit of the server's code.
  return name
    ? whole.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}.])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), hidden)
    : whole;
}
