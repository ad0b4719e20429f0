/** The domain for which a mail was signed, and where its key is: `<selector>._domainkey.<domain>`. */
interface DkimSignature {
  domain: string;
  selector: string;
}

const header = /^dkim-signature:([^\n]*(?:\n[ \t]+[^\n]*)*)/gim;

/** Reads the tags of one header; spaces and line breaks in its values mean nothing. */
function signatureIn(text: string): DkimSignature | null {
  const tags = new Map(
    text.split(';').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').replace(/\s+/g, '').toLowerCase()] as const;
    }),
  );
  const [domain, selector] = [tags.get('d'), tags.get('s')];
  const isNames = [domain, selector].every((name) => name && /^[a-z\d_.-]+$/.test(name));
  return domain && selector && isNames ? { domain, selector } : null;
}

/** Whether a signature of a domain counts for mail of another: they are the same, or the other is below it. */
export const isSignedFor = ({ domain }: DkimSignature, sender: string): boolean =>
  sender === domain || sender.endsWith(`.${domain}`);

/**
 * Finds the signature in the headers of a mail as someone pasted them, or in one header alone. Of several, the one for the
 * sender's domain counts: providers sign with their own as well.
 *
 * @param sender the domain of the sender's address
 * @returns `null` if there is none
 */
export function dkimSignature(pasted: string, sender: string): DkimSignature | null {
  const text = pasted.replaceAll('\r', '');
  const headers = [...text.matchAll(header)].map(([, value = '']) => value);
  const signatures = (headers.length > 0 ? headers : [text]).flatMap((value) => signatureIn(value) ?? []);
  return signatures.find((signature) => isSignedFor(signature, sender.toLowerCase())) ?? signatures[0] ?? null;
}
