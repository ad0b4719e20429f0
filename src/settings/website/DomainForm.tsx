import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { WebsiteDomain } from '#contract/entities/websiteDomain';
import { websiteLimits } from '#contract/website/websiteLimits';
import { errorText, isDeclined } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { apiErrorOf } from '../../dataProvider/reportCrash';

const texts = 'settings.domain';
const nameProblems: readonly string[] = ['domain_invalid', 'domain_is_address', 'domain_is_suffix', 'domain_is_own'];

interface DomainFormProps {
  onSet: (reply: { domain: WebsiteDomain | null }) => void;
  onCancel?: (() => void) | undefined;
}

/** Takes a domain's name. One that another store is served at is set only after asking. */
export const DomainForm = ({ onSet, onCancel }: DomainFormProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const refused = (thrown: unknown) => {
    const failure = apiErrorOf(thrown);
    if (isDeclined(failure)) return;
    if (failure.code === errorCodes.DOMAIN_ALREADY_USED) return setTaken(true);
    const [problem] = failure.fields;
    const isOfName = problem && nameProblems.includes(problem.code);
    setError(t(isOfName ? `${texts}.problem.${problem.code}` : errorText(failure)));
  };
  const set = async (isConfirmed: boolean) => {
    if (name.trim() === '') return setError(t('records.field.required'));
    setRunning(true);
    setError(null);
    try {
      if (!isConfirmed) await dataProvider.checkDomain({ domain_name: name });
      onSet(await dataProvider.setWebsiteDomain({ domain_name: name }));
    } catch (thrown) {
      refused(thrown);
    }
    setRunning(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void set(false);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label={t(`${texts}.name`)}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(null);
          setTaken(false);
        }}
        error={error !== null}
        helperText={error ?? t(`${texts}.name_help`)}
        required
        size="small"
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            inputMode: 'url',
            autoCapitalize: 'none',
            autoComplete: 'off',
            spellCheck: false,
            maxLength: websiteLimits.domainMax,
          },
        }}
      />
      {isTaken && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" disabled={isRunning} onClick={() => void set(true)}>
              {t(`${texts}.claim`)}
            </Button>
          }
        >
          {t(`${texts}.taken`)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={isRunning} disabled={isTaken} sx={{ minBlockSize: 44 }}>
          {t(`${texts}.set`)}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} sx={{ minBlockSize: 44 }}>
            {t('common.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
