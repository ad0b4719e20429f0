import { limits } from '#contract/limits';
import { defineSettings } from '../defineSettings';

/** The store's own mail server, and the sender that customers see. */
export const mailServer = defineSettings('mail-server', {
  entity: 'email_settings',
  fields: {
    is_mail_on: { kind: 'boolean', help: true },
    mail_host: { kind: 'text', max: limits.hostMax },
    mail_port: { kind: 'number', required: true, help: true, min: 1, max: limits.portMax },
    mail_user: { kind: 'text', max: limits.nameMax },
    mail_password: { kind: 'secret' },
    mail_from_address: { kind: 'email' },
    mail_from_name: { kind: 'text', help: true, max: limits.nameMax },
    mail_dkim_selector: { kind: 'text', help: true, max: limits.selectorMax },
  },
  form: {
    sender: [['is_mail_on'], ['mail_from_address', 'mail_from_name']],
    server: [['mail_host', 'mail_port'], ['mail_user', 'mail_password'], ['mail_dkim_selector']],
  },
});

/** The mails to customers that left, and those that didn't. */
export const mailLog = defineSettings('mail-log', {});
