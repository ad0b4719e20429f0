import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { dkimSignature, isSignedFor } from '#contract/mail/dkimSignature';

/** Takes the headers of the test mail as it arrived, and fills in the selector that it was signed with. */
export const PastedSignature = ({ texts }: { texts: string }) => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const address: unknown = useWatch({ name: 'mail_from_address' });
  const [pasted, setPasted] = useState('');
  const sender = String(address ?? '').split('@')[1] ?? '';
  const found = dkimSignature(pasted, sender);
  const isOurs = found !== null && isSignedFor(found, sender);
  const outcome = pasted.trim() === '' ? 'help' : !found ? 'none' : isOurs ? 'filled' : 'other';
  const read = (text: string) => {
    setPasted(text);
    const signature = dkimSignature(text, sender);
    if (signature && isSignedFor(signature, sender))
      setValue('mail_dkim_selector', signature.selector, { shouldDirty: true, shouldValidate: true });
  };
  const names = { selector: `\u2068${found?.selector ?? ''}\u2069`, domain: `\u2068${found?.domain ?? ''}\u2069` };
  return (
    <TextField
      label={t(`${texts}.signature.label`)}
      value={pasted}
      onChange={({ target }) => read(target.value)}
      helperText={t(`${texts}.signature.${outcome}`, names)}
      error={outcome === 'none' || outcome === 'other'}
      multiline
      minRows={2}
      maxRows={6}
      fullWidth
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, style: { fontFamily: 'monospace' } },
        formHelperText: { role: 'status' },
      }}
    />
  );
};
