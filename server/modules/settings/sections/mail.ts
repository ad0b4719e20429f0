import { errorCodes } from '#contract/codes/errorCodes';
import { emailSettings } from '#contract/settings/mail';
import { fieldsNotValid } from '#server/http/callError';
import { storeSection } from '#server/records/storeSection';

export const mail = storeSection(emailSettings, {
  read: ({ settings: { mail: stored } }) => ({
    is_mail_on: stored.is_on,
    mail_host: stored.host,
    mail_port: stored.port,
    mail_user: stored.user,
    mail_from_address: stored.from_address,
    mail_from_name: stored.from_name,
    mail_dkim_selector: stored.dkim_selector ?? '',
  }),
  write: (changes, { settings: { mail: stored } }) => {
    const next = {
      is_on: changes.is_mail_on ?? stored.is_on,
      host: changes.mail_host ?? stored.host,
      port: changes.mail_port ?? stored.port,
      user: changes.mail_user ?? stored.user,
      from_address: changes.mail_from_address ?? stored.from_address,
      from_name: changes.mail_from_name ?? stored.from_name,
      dkim_selector: changes.mail_dkim_selector ?? stored.dkim_selector ?? '',
    };
    const missing = [...(next.host ? [] : ['mail_host']), ...(next.from_address ? [] : ['mail_from_address'])];
    if (next.is_on && missing.length > 0)
      throw fieldsNotValid(
        errorCodes.FIELDS_NOT_VALID,
        missing.map((path) => ({ path, code: 'required' })),
      );
    return { settings: { mail: next } };
  },
});
