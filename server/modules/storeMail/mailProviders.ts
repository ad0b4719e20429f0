/** The names that large mail providers ask their customers to include, by the ends of their servers' names. */
const included: Readonly<Record<string, string>> = {
  'gmail.com': '_spf.google.com',
  'googlemail.com': '_spf.google.com',
  'google.com': '_spf.google.com',
  'office365.com': 'spf.protection.outlook.com',
  'outlook.com': 'spf.protection.outlook.com',
  'amazonaws.com': 'amazonses.com',
  'sendgrid.net': 'sendgrid.net',
  'mailgun.org': 'mailgun.org',
  'mailjet.com': 'spf.mailjet.com',
  'mandrillapp.com': 'spf.mandrillapp.com',
  'messagingengine.com': 'spf.messagingengine.com',
  'fastmail.com': 'spf.messagingengine.com',
};

/** The name that a provider's customers include; `null` for other servers. */
export const providerOf = (host: string): string | null => {
  const end = Object.keys(included).find((name) => host === name || host.endsWith(`.${name}`));
  return end ? (included[end] ?? null) : null;
};
