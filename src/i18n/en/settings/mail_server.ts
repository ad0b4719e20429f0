import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to emails to your customers from now on. Emails to you and your team still come from this app.',
  section: {
    sender: 'Sender',
    server: 'Connection',
  },
  field: {
    is_mail_on: 'Send emails by your own server',
    mail_host: 'Server',
    mail_port: 'Port',
    mail_user: 'User',
    mail_password: 'Password',
    mail_from_address: 'Sender address',
    mail_from_name: 'Sender name',
    mail_dkim_selector: 'DKIM selector',
  },
  help: {
    is_mail_on: 'Off: emails to your customers come from this app’s own server.',
    mail_port: 'Usually 587. With 465, encryption starts right away.',
    mail_from_name: 'Empty: the name of your store.',
    mail_dkim_selector:
      'From your email provider, for example “s1”. With it, the signature of your emails can be checked too.',
  },
  test: {
    title: 'Test email',
    detail: 'Sends an email with the saved settings and tells you which step fails.',
    save_first: 'Save your changes first.',
    to: 'Send to',
    send: 'Send test email',
    sent: 'Your server has accepted the email to %{to}.',
    said: 'The server says:',
  },
  stage: {
    name: 'No server of this name was found',
    refused: 'The server doesn’t answer at this port',
    timeout: 'The server took too long',
    greeting: 'This isn’t an email server, or it refused the connection',
    starttls: 'The server offers no encryption',
    tls: 'The encrypted connection failed',
    certificate: 'The server’s certificate can’t be trusted',
    sign_in: 'The user or the password is wrong',
    sender: 'The server refuses the sender address',
    recipient: 'The server refuses the recipient',
    message: 'The server refuses the email',
  },
  remedy: {
    name: 'Check the server’s name for typing errors. Servers in private networks can’t be used.',
    refused: 'Check the port: usually 587 or 465.',
    timeout: 'Check the port: usually 587 or 465. Or try again later.',
    greeting: 'Check the server’s name and the port.',
    starttls: 'Use another port, usually 465, or ask your provider. Emails are never sent unencrypted.',
    tls: 'Ask your provider for a server with TLS 1.2 or newer, or check the port.',
    certificate:
      'The certificate has expired or belongs to another name. Use the exact name that your provider gives you.',
    sign_in: 'Type both again. Some providers need an app password.',
    sender: 'Use an address that belongs to this account.',
    recipient: 'Check the address of the test email.',
    message: 'Read what the server says, or ask your provider.',
  },
  records: {
    title: 'Records of your domain',
    detail:
      'They tell email services that emails from your server are really yours. Without them, they often end up as spam.',
    check: 'Check records',
    signature: {
      label: 'Signature of a received test email',
      help: 'Paste the email’s headers, with the line DKIM-Signature. The selector is then filled in.',
      filled: 'Selector %{selector} filled in. Save, then check the records.',
      none: 'There is no DKIM signature in this text.',
      other: 'This email is signed for %{domain}, not for your sender’s domain. Set up DKIM at your email provider.',
    },
    state: {
      found: 'Found',
      missing: 'Missing',
      other: 'Doesn’t name your server',
      several: 'More than one',
      unreachable: 'No answer',
    },
    remedy: {
      missing:
        'Add this record at your domain’s provider. If the domain isn’t yours, use a sender address of your own domain.',
      other: 'Replace the record with this one.',
      several: 'Only one may remain. Replace all of them with this one.',
      unreachable: 'The domain’s name servers didn’t answer. Check the sender address, or try again later.',
      dkim: 'Your email provider tells you what to enter there.',
    },
  },
} satisfies SettingsTexts;
