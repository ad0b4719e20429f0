import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see your website at this domain once its record is found and the website is published.',
  name: 'Domain or sub-domain',
  name_help: 'For example pizza.com or order.pizza.com',
  set: 'Use this domain',
  taken:
    'Another store uses this domain. If it’s yours, you can prove it with a record; it then moves to your website.',
  claim: 'It’s mine',
  change: 'Use another domain',
  remove: 'Remove domain',
  remove_title: 'Remove the domain?',
  remove_detail: 'Customers can no longer open your website at this domain, and printed QR codes with it stop working.',
  check: 'Check now',
  checked: 'Last checked: %{time}',
  copy: 'Copy: %{what}',
  copied: 'Copied: %{what}',
  problem: {
    domain_invalid: 'Enter a domain such as pizza.com.',
    domain_is_address: 'Enter a name, not an IP address.',
    domain_is_suffix: 'Anyone can register names below this ending. Enter your own domain.',
    domain_is_own: 'This domain is the platform’s. Enter your own domain.',
  },
  state: {
    waiting: 'Waiting for the record',
    proved: 'Proved',
    failing: 'Record missing',
    ended: 'Not in use',
    moved: 'In use by another store',
  },
  means: {
    waiting: 'Add the record below at your domain’s provider. It’s found within seconds of being published there.',
    proved: 'The domain is yours. It’s checked every day, so leave the record in place.',
    failing: 'The record was not found. Without it, your website is available at this domain until %{time}.',
    ended:
      'The record has been missing for 72 hours, so your website is no longer available at this domain. Add it again.',
    moved: 'Another store has proved that it owns the domain. If it’s yours, add the new record below and check again.',
  },
  is_taken: 'Until then, another store uses the domain.',
  found: {
    missing: 'The domain’s name servers have no record with this name yet.',
    other_value: 'There is a record with this name, but its value is different. Compare it with the one below.',
    no_name_servers: 'The domain has no name servers. Check its spelling, and that it’s registered.',
    unreachable: 'The domain’s name servers didn’t answer. We’ll try again.',
  },
  record: { type: 'Type', name: 'Name', value: 'Value' },
  proof: {
    title: '1. Prove that the domain is yours',
    detail: 'Open your domain’s DNS settings at its provider, and add this record.',
    full_name: 'Some providers want the full name:',
  },
  pointing: {
    title: '2. Point the domain to your website',
    detail: 'Add these too. Delete other A, AAAA and CNAME records with the same name.',
    none: 'Ask the platform which records to add.',
    apex: 'A domain without a sub-domain can’t have a CNAME record. If your provider offers ALIAS or ANAME records, you can use one instead.',
  },
} satisfies SettingsTexts;
